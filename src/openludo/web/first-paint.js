// A classic script on purpose: modules run too late to choose the theme before the first paint.
(() => {
  const root = document.documentElement;
  /** @type {{theme?: unknown, motion?: unknown}} */
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("openludo.settings") || "{}") || {};
  } catch {
    // Storage may be closed to us or hold something else; the defaults serve.
  }
  if (stored.theme === "light" || stored.theme === "dark") root.dataset.theme = stored.theme;
  if (stored.motion === "reduced") root.dataset.motion = "reduced";

  // A page whose scripts or texts do not arrive says so, in both languages, instead of staying empty.
  const trouble = () => {
    const notice = document.getElementById("trouble");
    if (notice && !document.querySelector("#app > *")) notice.hidden = false;
  };
  addEventListener("error", (event) => event.target instanceof HTMLScriptElement && trouble(), true);
  addEventListener("openludo:trouble", trouble);
  addEventListener("load", () => setTimeout(trouble, 8000));
})();
