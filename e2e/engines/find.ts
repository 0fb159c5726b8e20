/** An element as a visitor or a screen reader tells it from others. */
export interface Target {
  css: string;
  /** Its accessible name: whole, or what it matches. */
  name?: string | { pattern: string };
  /** Where it is looked for, if not in the whole page. */
  within?: Target;
}

type Name = string | RegExp;

const target =
  (css: string) =>
  (name: Name, within?: Target): Target => ({
    css,
    name: typeof name === "string" ? name : { pattern: name.source },
    within,
  });

export const button = target("button, summary, [role=button]");
export const link = target("a[href]");
export const dialog = target("dialog, [role=dialog]");
export const region = target("section, [role=region]");
export const group = target("fieldset, [role=group]");
export const form = target("form");
export const field = target("input, textarea, select");

/**
 * The first element of the target that is visible; `undefined` if none is. Runs in the page, so it
 * may use nothing from around it.
 */
export function find(target: Target): HTMLElement | undefined {
  const wordsOf = (element: Element | null) => element?.textContent ?? "";
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute("aria-labelledby")?.split(" ");
    const labels = "labels" in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : [];
    const pictures = [...element.querySelectorAll("img[alt]")] as HTMLImageElement[];
    const words =
      element.getAttribute("aria-label") ??
      labelled?.map((id) => wordsOf(document.getElementById(id))).join(" ") ??
      (labels.map(wordsOf).join(" ") ||
        [wordsOf(element), ...pictures.map(({ alt }) => alt)].join(" "));
    return words.replaceAll(/\s+/g, " ").trim();
  };
  const search = ({ css, name, within }: Target): HTMLElement | undefined => {
    const place = within ? search(within) : document;
    const isNamed = (element: Element) =>
      name === undefined ||
      (typeof name === "string"
        ? nameOf(element) === name
        : new RegExp(name.pattern).test(nameOf(element)));
    return [...(place?.querySelectorAll<HTMLElement>(css) ?? [])].find(
      (element) =>
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        element.getClientRects().length > 0 &&
        isNamed(element),
    );
  };
  return search(target);
}
