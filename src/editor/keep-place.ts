/** How long after it was chosen from the menu a part may take the focus, in milliseconds. */
const patience = 2_000;

/**
 * Keeps the page where the owner is while a text comes up. The package gives the focus to each callout,
 * button and fact that it draws: whoever scrolls to a text is thrown to its end, with a part in focus that
 * one key deletes. A part that was just inserted keeps it, and one reached from within the text.
 */
export function keepPlace(): void {
  let inserted = -patience;
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if ((target as Element).closest("[role=menuitem]")) inserted = timeStamp;
    },
    true,
  );
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    const text = this.parentElement?.closest("[role=textbox]");
    const isUnasked = performance.now() - inserted > patience;
    if (text && isUnasked && !text.contains(document.activeElement)) return;
    focus.call(this, options);
  };
}
