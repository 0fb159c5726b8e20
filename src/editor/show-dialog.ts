/** The buttons of a dialog: return values and labels. */
type Choices<Choice extends string> = Readonly<Record<Choice, string>>;

const element = (tag: string, content: string | HTMLElement[]): HTMLElement => {
  const created = document.createElement(tag);
  created.append(...(typeof content === "string" ? [content] : content));
  return created;
};

/** A block of a dialog: a paragraph, a heading, a list, or a text to read and copy. */
export type DialogBlock =
  string | readonly string[] | { heading: string } | { label: string; text: string };

function toElement(block: DialogBlock): HTMLElement {
  if (typeof block === "string") return element("p", block);
  if ("heading" in block) return element("h3", block.heading);
  if ("text" in block) {
    const field = document.createElement("textarea");
    Object.assign(field, { value: block.text, readOnly: true, rows: 6 });
    return element("label", [element("span", block.label), field]);
  }
  const items = block.map((item) => element("li", item));
  return element("ul", items);
}

/**
 * Shows a dialog and waits for a choice. Unlike in `confirm`, its text can be selected and copied.
 *
 * @returns `undefined` if the owner closes the dialog with Escape
 */
export function showDialog<Choice extends string>(
  title: string,
  blocks: readonly DialogBlock[],
  choices: Choices<Choice>,
): Promise<Choice | undefined> {
  const dialog = document.createElement("dialog");
  dialog.className = "question";
  dialog.setAttribute("aria-label", title);
  const buttons = Object.entries(choices).map(([choice, label]) => {
    const button = element("button", label as string);
    button.addEventListener("click", () => dialog.close(choice));
    return button;
  });
  const footer = element("footer", buttons);
  dialog.append(element("h2", title), ...blocks.map(toElement), footer);
  document.body.append(dialog);
  dialog.showModal();
  dialog.scrollTo(0, 0); // the focused button is at the end of a long text
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve((dialog.returnValue || undefined) as Choice | undefined);
    });
  });
}
