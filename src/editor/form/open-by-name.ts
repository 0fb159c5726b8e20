/** The name of a collapsed list entry, or of a group of fields. It has no button of its own. */
const name = "[role=none].summary";

/** Opens a list entry by a tap on its name. Sveltia CMS opens it only by the small arrow. */
export function openByName(): void {
  addEventListener("click", ({ target }) => {
    const summary = (target as Element).closest(name);
    const selected = getSelection()?.type === "Range";
    if (!summary || selected) return;
    const arrow = summary
      .closest("[role=group]")
      ?.querySelector<HTMLButtonElement>("button[aria-expanded=false]");
    arrow?.click();
  });
}
