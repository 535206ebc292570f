"""Plays random games with another library, in its own environment; prints games a second.

Usage: python rivals.py ludopy|ludo_king SECONDS
"""

import random
import sys
import time


def ludopy_game():
    """Play one random game with ludopy."""
    import ludopy

    game = ludopy.Game()
    over = False
    while not over:
        (_, moves, *_rest), _player = game.get_observation()
        move = moves[random.randrange(len(moves))] if len(moves) else -1
        *_rest, over = game.answer_observation(move)


def ludo_king_game():
    """Play one random game with ludo-king-engine."""
    from ludo_engine import LudoGame, PlayerColor
    from ludo_engine.strategies import RandomStrategy

    game = LudoGame(list(PlayerColor))
    for player in game.players:
        player.set_strategy(RandomStrategy())
    while not game.game_over:
        game.play_turn()


def main():
    """Play for the seconds asked for and print games a second of CPU time."""
    play = {"ludopy": ludopy_game, "ludo_king": ludo_king_game}[sys.argv[1]]
    seconds = float(sys.argv[2])
    play()
    games, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        play()
        games += 1
    print(games / (time.process_time() - begin))


if __name__ == "__main__":
    main()
