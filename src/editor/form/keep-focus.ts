/** Milliseconds after a menu choice during which a component may take the focus. */
const patience = 2_000;

/**
 * Keeps the focus where the owner set it. Sveltia CMS focuses every component that it renders, so
 * the page would jump while scrolling, and typing after a paste would be lost.
 */
export function keepFocus(): void {
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
    const isInserted = performance.now() - inserted <= patience;
    const isComponent = this.matches("[data-component-name]");
    const isEntered = !isComponent && text?.contains(document.activeElement);
    if (text && !isInserted && !isEntered) return;
    focus.call(this, options);
  };
}
