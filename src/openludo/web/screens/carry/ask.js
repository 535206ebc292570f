/** Requests with which a person carries this device's credential to another one, or takes another's. */

import { request } from "../../api.js";
import { ownRooms } from "../room/ask.js";

/** @returns {Promise<import("../../messages.js").DeviceCode>} */
export const makeCode = () => request("POST", "/api/device/code");

/** @param {string} code */
export const carry = (code) => request("POST", "/api/device/carry", { code });

/** Whether this device has had games, rooms or statistics of its own.
 * @param {import("../../main.js").App} app */
export async function hasOwn({ api }) {
  const [{ games }, { rooms }, { rows }] = await Promise.all([api.games(), ownRooms(), api.statistics()]);
  return games.length + rooms.length + rows.length > 0;
}
