/** Screens are written as a tree of what should be seen; patch() brings the page there and keeps
 * the focus, the cursor and half-typed text where they are. */

/** @typedef {Node | string | number | null | undefined | false} Leaf */
/** @typedef {Leaf | Leaf[] | (Leaf | Leaf[])[]} Child */
/** @typedef {Record<string, any>} Props */

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "use", "path", "circle", "rect", "g"]);
const LIVE = new Set(["value", "checked", "indeterminate", "disabled", "open"]);

/** What each element was made from, so that a later tree is compared with intent, not with markup.
 * @type {WeakMap<Node, Props>} */
const described = new WeakMap();

/** Make an element; `key` ties it to its earlier self, `on...` are handlers.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const element = /** @type {HTMLElement} */ (
    DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
  );
  for (const child of /** @type {Leaf[]} */ (children.flat(2))) {
    if (seen(child)) element.append(child instanceof Node ? child : String(child));
  }
  for (const [name, value] of Object.entries(props ?? {})) assign(element, name, value);
  described.set(element, props ?? {});
  return element;
}

/** @param {any} element @param {string} name @param {any} value */
function assign(element, name, value) {
  if (name === "key") return;
  if (name.startsWith("on") || LIVE.has(name)) {
    if (element[name] !== value) element[name] = value ?? (name === "value" ? "" : null);
  } else if (name === "vars") {
    for (const [variable, text] of Object.entries(value ?? {})) {
      element.style.setProperty(`--${variable}`, text);
    }
  } else if (value === false || value === null || value === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Make the children of `parent` look like `fresh`, reusing what can stay.
 * @param {Element} parent
 * @param {...Child} fresh
 */
export function patch(parent, ...fresh) {
  const wanted = /** @type {Leaf[]} */ (fresh.flat(2)).filter(seen);
  reconcile(parent, wanted.map((leaf) => (leaf instanceof Node ? leaf : new Text(String(leaf)))));
}

/** @param {Leaf} leaf */
function seen(leaf) {
  return leaf !== null && leaf !== undefined && leaf !== false && leaf !== "";
}

/** @param {Element} parent @param {Node[]} wanted */
function reconcile(parent, wanted) {
  const pool = [...parent.childNodes];
  const placed = wanted.map((node) => {
    const same = pool.indexOf(/** @type {ChildNode} */ (node));
    const at = same < 0 ? pool.findIndex((other) => alike(other, node)) : same;
    return at < 0 ? node : update(pool.splice(at, 1)[0], node);
  });
  // What goes leaves first: moving a neighbour instead would take its focus away.
  for (const node of pool) node.remove();
  placed.forEach((node, index) => {
    const here = parent.childNodes[index] ?? null;
    if (here !== node) parent.insertBefore(node, here);
  });
}

/** @param {Node} one @param {Node} other */
function alike(one, other) {
  if (one instanceof Element && !described.has(one)) return one.isEqualNode(other);
  return one.nodeName === other.nodeName && described.get(one)?.key === described.get(other)?.key;
}

/** @param {Node} live @param {Node} fresh @returns {Node} */
function update(live, fresh) {
  if (live === fresh || !described.has(fresh) && !(fresh instanceof Text)) return live;
  if (live instanceof Text) {
    if (live.nodeValue !== fresh.nodeValue) live.nodeValue = fresh.nodeValue;
    return live;
  }
  const element = /** @type {Element} */ (live);
  const before = described.get(live) ?? {};
  const after = described.get(fresh) ?? {};
  // A select takes its value only once its options are there.
  reconcile(element, [...fresh.childNodes]);
  for (const name of Object.keys(before)) if (!(name in after)) assign(element, name, null);
  for (const [name, value] of Object.entries(after)) {
    // What is half typed stays, until something else is wanted there.
    const drifts = name === "checked" || (name === "value" && element !== document.activeElement);
    if (drifts || before[name] !== value) assign(element, name, value);
  }
  described.set(live, after);
  return live;
}

/** Make a handler of what is typed or chosen.
 * @param {(value: string) => void} use */
export function typed(use) {
  return (/** @type {Event} */ event) => use(/** @type {HTMLInputElement} */ (event.target).value);
}

/** Make a handler of what is switched on or off.
 * @param {(on: boolean) => void} use */
export function ticked(use) {
  return (/** @type {Event} */ event) => use(/** @type {HTMLInputElement} */ (event.target).checked);
}
