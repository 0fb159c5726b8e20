/**
 * Returns controls that do nothing without scripts, one per line. Runs in the browser with
 * `page.evaluate(findDeadControls)`.
 */
export function findDeadControls(): string[] {
  const works = (control: Element) => {
    if (control instanceof HTMLAnchorElement) {
      const address = control.getAttribute("href") ?? "";
      return address !== "" && address !== "#" && !address.startsWith("javascript:");
    }
    const form = control.closest("form");
    const sends = Boolean(form?.getAttribute("action")) && form?.getAttribute("action") !== "#";
    if (!(control instanceof HTMLButtonElement)) return form === null || sends;
    const opens = ["popovertarget", "commandfor"].some((name) =>
      document.getElementById(control.getAttribute(name) ?? ""),
    );
    return opens || (control.type === "submit" && sends);
  };
  return [...document.querySelectorAll("a, button, input, select, textarea")]
    .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }))
    .filter((control) => !works(control))
    .map((control) => control.outerHTML.slice(0, 120));
}
