/** Short names for the shapes of a room's messages. */

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../parts/view.js").Child} Child */
/** @typedef {import("../../messages.js").PersonView} PersonView */
/** @typedef {import("../../messages.js").MessageView} MessageView */
/** @typedef {import("../../messages.js").ProblemView} Problem */
/** @typedef {import("../../messages.js").RoomView} RoomView */
/** @typedef {import("../../messages.js").RoomPeek} RoomPeek */

export {};
