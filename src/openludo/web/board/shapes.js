/** The shapes of what the server sends, as far as the table reads them. */

/** @typedef {number | "star" | "globe"} Face */
/** @typedef {[number, number]} Cell row and column, from 0 at the top left */
/** @typedef {{owner: number, from: number, count: number}} Capture */
/**
 * @typedef {object} MoveView
 * @property {string} move text of the move
 * @property {number} owner seat whose token moves
 * @property {number} from progress, -1 in the yard
 * @property {number} count
 * @property {number} to progress
 * @property {number[]} path
 * @property {number | null} jump
 * @property {Capture[]} captures
 * @property {boolean} returns the mover ends in its own yard
 * @property {boolean} home
 */
/**
 * @typedef {object} StateView
 * @property {string} position
 * @property {number} turn
 * @property {string} phase
 * @property {Face | null} face
 * @property {number} streak
 * @property {number} tries
 * @property {number} rolls
 * @property {number[][]} tokens
 * @property {MoveView[]} moves
 * @property {(Face | null)[]} last
 * @property {{winners: number[], reason: string} | null} outcome
 * @property {(number | null)[] | null} ranks
 * @property {number[] | null} points
 */
/** @typedef {Record<string, any> & {event: string}} GameEvent */
/**
 * @typedef {object} Entry
 * @property {number} number
 * @property {string} kind
 * @property {number} seat
 * @property {string} by
 * @property {Face} [face]
 * @property {string} [move]
 * @property {GameEvent[]} events
 * @property {StateView} [state]
 * @property {string} [at]
 */
/**
 * @typedef {object} PlaceView
 * @property {string} place
 * @property {number} start
 * @property {Cell[]} column
 * @property {Cell} home
 * @property {[number, number, number, number]} yard
 * @property {Cell[]} slots
 * @property {Cell[]} path
 */
/** @typedef {{square: number, kind: string, place: number | null, safe: boolean}} MarkView */
/**
 * @typedef {object} BoardView
 * @property {string} name
 * @property {number} rows
 * @property {number} cols
 * @property {Cell[]} track
 * @property {PlaceView[]} places
 * @property {Cell} centre
 * @property {MarkView[]} marks
 */
/** @typedef {{seat: number, kind: string, name: string, level: string | null, colour: string, mark: string, place: number}} SeatView */
/** @typedef {{seat: number, face: number}} OpeningRoll */
/**
 * @typedef {object} GameView
 * @property {string} id
 * @property {string} variant
 * @property {Record<string, string>} rules
 * @property {string[]} changed
 * @property {SeatView[]} seats
 * @property {number[][] | null} teams
 * @property {number} first
 * @property {{first: {kind: string, rolls?: OpeningRoll[][]}}} opening
 * @property {{id: string, commitment: string, contributions: string[], secret: string | null, seed: string | null, seed_entered: boolean}} dice
 * @property {BoardView} board
 * @property {{pace: string, auto_move: Record<string, boolean>}} settings
 * @property {string} status
 * @property {number} number
 * @property {Entry[]} log
 * @property {StateView} state
 * @property {number} viewer
 */
/** @typedef {(key: string, args?: Record<string, string | number>) => string} Translate */
/** @typedef {{x: number, y: number, scale: number}} Spot centre of a token, in squares */
/** @typedef {{id: number, seat: number, index: number, progress: number}} Token */

export {};
