/** Requests about rooms; everything inside a room goes over its line. */

import { request } from "../../api.js";

/** @typedef {import("./shapes.js").RoomPeek} RoomPeek */

/** See a room from outside. @param {string} code @returns {Promise<RoomPeek>} */
export const peek = (code) => request("GET", `/api/rooms/${encodeURIComponent(code)}`);

/** @param {object} body @returns {Promise<{code: string}>} */
export const openRoom = (body) => request("POST", "/api/rooms", body);

/** The rooms that this device is in. @returns {Promise<{rooms: RoomPeek[]}>} */
export const ownRooms = () => request("GET", "/api/rooms");

/** Where the picture of a room's link lies. @param {string} code */
export const picture = (code) => `/api/rooms/${encodeURIComponent(code)}/qr.svg`;

/** A code as people write it: in any case, with blanks and dashes for the eye.
 * @param {string} written */
export const tidy = (written) => written.toLowerCase().replace(/[\s-]+/g, "");

/** The code in two halves, which are easier to read aloud. @param {string} code */
export const halves = (code) => {
  const middle = code.length / 2;
  return middle === 4 || middle === 5 ? `${code.slice(0, middle)} ${code.slice(middle)}` : code;
};
