// The shapes of all messages, written from the server's types by
// `python -m openludo.server.protocol.document`; a test fails when they are stale.

export type Face = number | "star" | "globe";
export type Cell = [number, number];
export type GameEvent = { event: string } & Record<string, any>;
export type Command = RollCommand | MoveCommand | SettingsCommand | LeaveCommand | BackCommand | TakeOverCommand;
export type ClientFrame = Hello | RollCommand | MoveCommand | SettingsCommand | LeaveCommand | BackCommand | TakeOverCommand;
export type ServerFrame = Snapshot | Entries | Presence | Answer | Failure;
export type RoomCommand = JoinCommand | DepartCommand | RemoveCommand | AdmitCommand | SetupCommand | ComputersCommand | ColourCommand | StartCommand | RevealCommand | SayCommand;
export type RoomServerFrame = RoomFrame | RoomAnswer | Failure;
export type Reaction = "hello" | "thanks" | "well_played" | "oops" | "hurry" | "lucky" | "laugh" | "bye";

/** Tokens of `owner` that a move sends to their yard, from the owner's own progress. */
export interface Capture {
  owner: number;
  from: number;
  count: number;
}

/**
 * A legal move and what it would do, so that a client needs no rules to show it.
 *
 * `path` lists the progress values walked, one by one; `jump` is the progress that a star
 * takes the token on to; `to` is where it rests, -1 when it `returns` to its own yard.
 */
export interface MoveView {
  move: string;
  owner: number;
  from: number;
  count: number;
  to: number;
  path: number[];
  jump: number | null;
  captures: Capture[];
  returns: boolean;
  home: boolean;
}

/** How a game ended: `home` has winners, a `limit` of rolls has none. */
export interface OutcomeView {
  winners: number[];
  reason: string;
}

/**
 * A moment of the game. Tokens are progress values: -1 in the yard, 0 the start square.
 *
 * `last` holds the last face of every seat; `moves` is what the seat on turn may choose from,
 * `forced` the house rules that took other moves away. In phase `bonus` so many `steps` are to
 * be moved. `blockades` holds the seat and track square of every stack that bars the way.
 */
export interface StateView {
  position: string;
  turn: number;
  phase: "roll" | "enter" | "move" | "bonus" | "over";
  face: number | "star" | "globe" | null;
  steps: number | null;
  streak: number;
  tries: number;
  rolls: number;
  tokens: number[][];
  moves: MoveView[];
  forced: string[];
  blockades: [number, number][];
  last: (number | "star" | "globe" | null)[];
  outcome: OutcomeView | null;
  ranks: (number | null)[] | null;
  points: number[] | null;
}

/** How a game is paced, and for which seats (as texts) an only move is played by itself. */
export interface SettingsView {
  pace: "slow" | "normal" | "fast" | "instant";
  auto_move: Record<string, boolean>;
}

/**
 * What the dice follow from; the secret, or a drawn seed, only when the game has ended.
 *
 * An empty contribution means that the browser was late or had none.
 */
export interface DiceView {
  id: string;
  commitment: string;
  contributions: string[];
  secret: string | null;
  seed: string | null;
  seed_entered: boolean;
}

/** One roll for the start. */
export interface OpeningRoll {
  seat: number;
  face: number;
}

/** How the first seat was found; `rolls` holds rounds, the later ones among those who tied. */
export interface FirstView {
  kind: "drawn" | "fixed" | "highest_roll";
  rolls: OpeningRoll[][];
}

/**
 * How seats, colours and the start were settled.
 *
 * `joined` lists the seats in the order in which their players joined.
 */
export interface OpeningView {
  seats: "drawn" | "fixed";
  colours: "drawn" | "fixed" | "chosen";
  first: FirstView;
  joined: number[];
}

/**
 * One line of a game's log; the numbers have no gaps and start at 0.
 *
 * `settings` comes with settings, `dice` with the start and the end. An entry of kind `seat` tells
 * who plays a person's seat from now on, `seat_state`, and why. `state` is the moment behind the
 * entry; a stored log and the log of a snapshot leave it out. `command` is in a stored log only:
 * the key of the command that made the entry.
 */
export interface Entry {
  number: number;
  kind: "start" | "roll" | "move" | "settings" | "seat" | "left" | "over";
  seat: number;
  by: "hand" | "only" | "computer" | "timer";
  at: string;
  events: GameEvent[];
  face?: number | "star" | "globe";
  move?: string;
  command?: string;
  settings?: SettingsView;
  dice?: DiceView;
  seat_state?: "person" | "computer";
  reason?: "left" | "late" | "absent" | "back";
  state?: StateView;
}

/**
 * A side of the board; `path` gives the cell of every progress from 0 to home.
 *
 * `yard` is a rectangle: top row, left column, bottom row, right column. `turn` tells by how
 * many degrees it and the squares of the column are turned clockwise, each about its middle.
 */
export interface PlaceView {
  place: string;
  start: number;
  column: Cell[];
  home: Cell;
  yard: [number, number, number, number];
  slots: Cell[];
  path: Cell[];
  turn: number;
}

/** What a track square shows: whose start it is (`place`), and whether a rule protects there. */
export interface MarkView {
  square: number;
  kind: "start" | "star" | "globe" | "hop";
  place: number | null;
  safe: boolean;
}

/**
 * The drawing of a board under the rules in force.
 *
 * `turns` tells by how many degrees each track square is turned clockwise, and is empty on
 * boards of rows and columns. With `each_home` every square of a column is a home of its own.
 */
export interface BoardView {
  name: string;
  rows: number;
  cols: number;
  track: Cell[];
  turns: number[];
  places: PlaceView[];
  centre: Cell;
  each_home: boolean;
  marks: MarkView[];
}

/**
 * Who sits in a seat, in the order of turns; `place` indexes the places of the board.
 *
 * `number` is that of the person in the room of the game, null for a computer and without a room.
 */
export interface SeatView {
  seat: number;
  kind: "person" | "computer";
  number: number | null;
  name: string;
  level: "easy" | "normal" | "hard" | null;
  colour: string;
  mark: string;
  place: number;
}

/**
 * Who is there. Lists are by seat; computers are always connected and never absent.
 *
 * `absent_since` is null for who is connected; `played_by_computer` is true for the seat of a
 * person that a computer plays. `turn_ends` is when the clock of the turn runs out, null where
 * none runs; `now` is the server's time, by which a page can tell how wrong its own clock is.
 * `delay` is how many milliseconds the page of a person last waited for an answer, as it says
 * itself; null where that is not known.
 */
export interface PresenceView {
  connected: boolean[];
  delay: (number | null)[];
  absent_since: (string | null)[];
  played_by_computer: boolean[];
  watching: number;
  turn_ends: string | null;
  now: string;
}

/**
 * All that a page needs to show a game. `number` is that of the last entry, -1 for none.
 *
 * `mine` lists the seats that this device plays, none for who only watches; `viewer` is the
 * seat to be shown nearest. `log` holds the last entries without their states. `room` is the
 * code of the room that the game belongs to, null for a game of one device.
 */
export interface GameView {
  id: string;
  protocol: number;
  variant: string;
  rules: Record<string, string>;
  changed: string[];
  seats: SeatView[];
  teams: number[][] | null;
  first: number;
  opening: OpeningView;
  dice: DiceView;
  board: BoardView;
  settings: SettingsView;
  status: "playing" | "over" | "left";
  number: number;
  log: Entry[];
  state: StateView;
  viewer: number;
  mine: number[];
  room: string | null;
  turn_limit: number;
  rated: boolean;
  presence: PresenceView;
}

/**
 * Introduce the page: its protocol, and the number of the last entry it knows (-1 for none).
 *
 * It is answered by the entries that are missing, or by a snapshot. `delay` is how many
 * milliseconds the page last waited for an answer: the others see how well it is connected.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number;
  delay?: number | null;
}

/** Roll for the seat on turn. `at` is the number of the last entry that the page has shown. */
export interface RollCommand {
  type: "roll";
  id: string;
  at: number;
}

/** Play one of the moves shown; `y` enters a token without a roll in phase `enter`. */
export interface MoveCommand {
  type: "move";
  id: string;
  at: number;
  move: string;
}

/** Change the pace of the computers, or whether only moves are played by themselves. */
export interface SettingsCommand {
  type: "settings";
  id: string;
  pace?: "slow" | "normal" | "fast" | "instant";
  auto_move?: Record<string, boolean>;
}

/**
 * Leave the game: one of a single device ends without a winner.
 *
 * In a game of several devices a computer plays on; it ends when no person is left in it.
 */
export interface LeaveCommand {
  type: "leave";
  id: string;
}

/** Play again the own seats that a computer plays; rolling or moving does the same. */
export interface BackCommand {
  type: "back";
  id: string;
}

/** Let a computer play the seat on turn, whose player has been absent for two minutes. */
export interface TakeOverCommand {
  type: "take_over";
  id: string;
  seat: number;
}

/** The whole game as it stands. */
export interface Snapshot {
  type: "snapshot";
  game: GameView;
}

/**
 * What happened since; entries that a page knows already may come again.
 *
 * The list is empty in the answer to a `hello` that misses nothing.
 */
export interface Entries {
  type: "entries";
  entries: Entry[];
}

/** Who is there, and when the turn ends, in a game of several devices as it changes. */
export interface Presence {
  type: "presence";
  presence: PresenceView;
}

/** The command `id` was applied, now or before, and `number` is its entry. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
}

/** A frame was refused; nothing was changed by it. `id` is the command's, if it had one. */
export interface Failure {
  type: "error";
  code: string;
  params: Record<string, any>;
  id?: string;
}

/** A room to be opened by a person of this name. `seats` null lets them follow the people. */
export interface NewRoom {
  variant: string;
  name: string;
  rules?: Record<string, string>;
  seats?: number | null;
  turn_limit?: 0 | 30 | 60;
  watch?: boolean;
  rated?: boolean;
  commitment?: string | null;
}

/** A new room, and the code under which others find it. */
export interface RoomCreated {
  code: string;
}

/**
 * A room from outside. `open` tells whether this device can join; `game` may be watched.
 *
 * The host has removed this device from the room if it is `barred`.
 */
export interface RoomPeek {
  code: string;
  variant: string;
  changed: string[];
  host: string;
  persons: string[];
  open: boolean;
  barred: boolean;
  game: string | null;
  rated: boolean;
}

/** The rooms that this device is in, the last used first. */
export interface Rooms {
  rooms: RoomPeek[];
}

/** Come in with a name and a promise for the dice; who is in takes another name or promise. */
export interface JoinCommand {
  type: "join";
  id: string;
  name: string;
  commitment?: string | null;
}

/** Leave the room for good; its host's duties pass on, and the last one closes it. */
export interface DepartCommand {
  type: "depart";
  id: string;
}

/** Send the person of this number away, as the host: their device does not come in again. */
export interface RemoveCommand {
  type: "remove";
  id: string;
  number: number;
}

/** Let the removed person of this number come in again, as the host. */
export interface AdmitCommand {
  type: "admit";
  id: string;
  number: number;
}

/** Change what is played, as the host. Another variant clears the house rules. */
export interface SetupCommand {
  type: "setup";
  id: string;
  variant?: string;
  rules?: Record<string, string>;
  seats?: number | null;
  turn_limit?: 0 | 30 | 60;
  watch?: boolean;
  rated?: boolean;
}

/** Say which computers play along, as the host. */
export interface ComputersCommand {
  type: "computers";
  id: string;
  levels: ("easy" | "normal" | "hard")[];
}

/** Choose the own colour, where players choose them; null gives it back. */
export interface ColourCommand {
  type: "colour";
  id: string;
  colour: string | null;
}

/** Begin, as the host: from now on nobody comes or goes, and everyone reveals. */
export interface StartCommand {
  type: "start";
  id: string;
}

/** Reveal, in hex, the 16 bytes that the own promise was made of. */
export interface RevealCommand {
  type: "reveal";
  id: string;
  contribution: string;
}

/** Say a text, or one of the reactions, to all in the room. */
export interface SayCommand {
  type: "say";
  id: string;
  text?: string | null;
  reaction?: Reaction | null;
}

/**
 * A person of the room, and how far their part in the dice has come.
 *
 * `plays` tells whether they play: in the game that has been started, or if it were now. Who has
 * no page open for ten seconds does not, until they are back. `number` is the person's in this
 * room for good, whatever their name and however often they come and go.
 */
export interface PersonView {
  number: number;
  name: string;
  colour: string | null;
  connected: boolean;
  plays: boolean;
  promised: boolean;
  revealed: boolean;
}

/** A person who was removed, by the name they had and the number that they keep. */
export interface RemovedView {
  number: number;
  name: string;
}

/** Something that was said. `person` counts among the persons, -1 for who has left. */
export interface MessageView {
  person: number;
  number: number;
  name: string;
  text: string | null;
  reaction: Reaction | null;
  at: string;
}

/** Why no game can be started now: a code and what a translated message needs. */
export interface ProblemView {
  code: string;
  params: Record<string, any>;
}

/**
 * A room as a device sees it; `you` and `host` count among the persons.
 *
 * `seats` is how many will play: fixed, or as many as there are persons and computers. While
 * the contributions are revealed, `commitment` and `game` are the server's promise and the id
 * of the game for its players; for who may watch `game` is there once it can be watched. `open`
 * tells whether this device can join, `barred` whether the host has removed it; whom the host
 * has `removed` is told to the host alone. Who is not in the room hears no messages, unless they
 * may watch a running game.
 */
export interface RoomView {
  code: string;
  you: number | null;
  host: number;
  persons: PersonView[];
  computers: ("easy" | "normal" | "hard")[];
  variant: string;
  rules: Record<string, string>;
  changed: string[];
  seats: number;
  seats_fixed: boolean;
  turn_limit: number;
  watch: boolean;
  rated: boolean;
  phase: "gathering" | "revealing" | "playing";
  commitment: string | null;
  game: string | null;
  open: boolean;
  barred: boolean;
  removed: RemovedView[];
  problem: ProblemView | null;
  messages: MessageView[];
  version: number;
}

/** The whole room, after hello and after every change. */
export interface RoomFrame {
  type: "room";
  room: RoomView;
}

/** The command `id` was applied, now or before. */
export interface RoomAnswer {
  type: "answer";
  id: string;
}

/** Who shall sit in a seat. A colour counts only where players choose theirs. */
export interface SeatChoice {
  kind: "person" | "computer" | "empty";
  name?: string;
  level?: "easy" | "normal" | "hard" | null;
  colour?: string | null;
  auto_move?: boolean | null;
}

/**
 * A game to be played. `commitment` is the SHA-256 of 16 random bytes of the browser.
 *
 * A seed is for a variant that one person plays alone; without one it is drawn.
 */
export interface NewGame {
  variant: string;
  seats: SeatChoice[];
  rules?: Record<string, string>;
  seed?: string | null;
  pace?: "slow" | "normal" | "fast" | "instant";
  commitment?: string | null;
}

/** The next game of the same players under the same rules. */
export interface Again {
  commitment?: string | null;
}

/** The 16 bytes, in hex, that the browser's commitment was made of. */
export interface Contribution {
  reveal: string;
}

/** A new game with the server's promise; while `waiting`, it waits for the contribution. */
export interface Created {
  id: string;
  commitment: string;
  waiting: boolean;
}

/** A seat in the list of games; the colour is unknown until the game has started. */
export interface SeatLine {
  kind: "person" | "computer";
  name: string;
  level: "easy" | "normal" | "hard" | null;
  colour: string | null;
}

/** A game in the list of a device's games: `winners` are seats, `room` the code of its room. */
export interface GameLine {
  id: string;
  variant: string;
  changed: string[];
  status: "playing" | "over" | "left";
  seats: SeatLine[];
  turn: number | null;
  winners: number[];
  room: string | null;
  updated: string;
  rolls: number;
}

/**
 * A game that has ended: as it stands, and every entry with the state behind it.
 *
 * To who did not play, `mine` is empty, and `room` null: a link shows the game, not the way in.
 */
export interface Replay {
  game: GameView;
  entries: Entry[];
}

/** The games of this device, the last played first. */
export interface Games {
  games: GameLine[];
}

/** A value of the house rule `board`, and how many can play on it. */
export interface BoardChoice {
  name: string;
  seats: number[];
}

/**
 * A variant with the values of its house rules. `fixed_seats`: who sits where is settled.
 *
 * `boards` are those to choose from and `seats` the numbers of players on any of them;
 * `bundles` tells which value of a bundle the variant's own rules amount to. `elsewhere` names
 * the house rules that come from other games, `hidden` those that can change nothing here.
 */
export interface VariantView {
  name: string;
  seats: number[];
  boards: BoardChoice[];
  rules: Record<string, string>;
  bundles: Record<string, string>;
  elsewhere: string[];
  hidden: string[];
  fixed_seats: boolean;
}

/**
 * A house rule or a bundle of them, and the values that it takes.
 *
 * A number has `min` and `max`, or `values` where it takes only these; a board has the values
 * that its variant lists.
 */
export interface FieldView {
  name: string;
  kind: "flag" | "number" | "choice" | "faces" | "grants" | "board";
  values: string[] | null;
  min: number | null;
  max: number | null;
  bundle: boolean;
  group: string;
}

/** A colour and the mark that stands for it. */
export interface ColourView {
  name: string;
  mark: string;
}

/** All that can be chosen for a game. */
export interface Variants {
  variants: VariantView[];
  fields: FieldView[];
  levels: ("easy" | "normal" | "hard")[];
  colours: ColourView[];
}

/** All texts of a language: a text, or what one is made of, for every key. */
export interface Catalogue {
  lang: string;
  messages: Record<string, any>;
}

/** House rules to be checked together; only those that differ need be named. */
export interface RulesChoice {
  variant: string;
  rules?: Record<string, string>;
  seats?: number;
}

/**
 * Every rule in force, the names of those that differ from the variant's own, the board.
 *
 * `places` gives for every seat its place of the board, `colours` which there are to choose from.
 */
export interface RulesAnswer {
  rules: Record<string, string>;
  changed: string[];
  board: BoardView;
  places: number[];
  colours: string[];
}

/** A sentence of the rules page; `rule` names the house rule that it states. */
export interface RuleItem {
  rule: string | null;
  text: string;
  value: string | null;
  own: string | null;
  changed: boolean;
}

/** A part of the rules page. */
export interface RuleSection {
  heading: string;
  items: RuleItem[];
}

/** The rules in words. */
export interface RulesPage {
  title: string;
  sections: RuleSection[];
}

/**
 * Games of one person against computers; `level` is `mixed` when they differ.
 *
 * `neither` counts games left, erased or ended by the limit of rolls.
 */
export interface StatisticsRow {
  variant: string;
  level: string;
  played: number;
  won: number;
  lost: number;
  neither: number;
  seconds: number;
}

/** Statistics of this device; games that are still open are not in them. */
export interface Statistics {
  rows: StatisticsRow[];
}

/**
 * A code with which another device becomes this one, once and for so many `seconds`.
 *
 * `link` leads to the page that uses it, and `picture` shows that link to a camera (a `data:`
 * address).
 */
export interface DeviceCode {
  code: string;
  seconds: number;
  link: string;
  picture: string;
}

/** The code of the device that this one becomes; case, blanks and dashes do not matter. */
export interface Carry {
  code: string;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok";
  version: string;
}

/** A stable code and what a translated message needs. */
export interface ErrorBody {
  code: string;
  params: Record<string, any>;
}

/** The answer to any request that is refused. */
export interface ErrorAnswer {
  error: ErrorBody;
}

/** Somebody who has played rated games, under the name they used last. */
export interface RatingRow {
  name: string;
  rating: number;
  games: number;
  you: boolean;
}

/** The own rating at a variant. */
export interface FamilyRating {
  family: string;
  rating: number;
  games: number;
}

/**
 * Who is best at the variant `family`, the best first; `own` has the own ratings at all.
 *
 * A rating is 100 times what is as good as proven of somebody's strength: μ − 3σ. A newcomer
 * has 0, and it may fall below.
 */
export interface Ratings {
  family: string;
  rows: RatingRow[];
  own: FamilyRating[];
}

/** A seat of a game that has ended; equal places tie, null is no result. */
export interface HistorySeat {
  kind: "person" | "computer";
  name: string;
  level: "easy" | "normal" | "hard" | null;
  colour: string | null;
  place: number | null;
}

/**
 * A game of this device that has ended, to be looked at again at `/replay/ID`.
 *
 * `mine` lists the own seats. `result` is null where there are several, and for games that an
 * older version ended; `neither` is a game that was left. `rating` is the own one behind a
 * rated game, `change` what it changed; both null otherwise.
 */
export interface HistoryLine {
  id: string;
  variant: string;
  changed: string[];
  ended: string;
  rated: boolean;
  rolls: number;
  seats: HistorySeat[];
  mine: number[];
  result: "won" | "drawn" | "lost" | "neither" | null;
  rating: number | null;
  change: number | null;
}

/**
 * Games of this device that have ended, the last first.
 *
 * If there are `more`, the next are those before the last of these.
 */
export interface History {
  games: HistoryLine[];
  more: boolean;
}
