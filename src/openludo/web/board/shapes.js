/** Short names for the shapes of messages, and the few shapes that are the table's own. */

/** @typedef {import("../messages").Face} Face */
/** @typedef {import("../messages").Cell} Cell */
/** @typedef {import("../messages").Capture} Capture */
/** @typedef {import("../messages").MoveView} MoveView */
/** @typedef {import("../messages").StateView} StateView */
/** @typedef {import("../messages").GameEvent} GameEvent */
/** @typedef {import("../messages").Entry} Entry */
/** @typedef {import("../messages").PlaceView} PlaceView */
/** @typedef {import("../messages").MarkView} MarkView */
/** @typedef {import("../messages").BoardView} BoardView */
/** @typedef {import("../messages").SeatView} SeatView */
/** @typedef {import("../messages").OpeningRoll} OpeningRoll */
/** @typedef {import("../messages").GameView} GameView */
/** @typedef {typeof import("../i18n/index.js").t} Translate */
/** @typedef {{x: number, y: number, scale: number}} Spot centre of a token, in squares */
/** @typedef {{id: number, seat: number, index: number, progress: number}} Token */

export {};
