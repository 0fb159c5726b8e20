/** How long after a choice from the menu a component may take the focus, in milliseconds. */
const patience = 2_000;

/**
 * Keeps the focus where the owner put it. The package moves it to each component that it draws: the page
 * would jump to the end of a text that comes into view, and after a paste the next letters would be lost.
 * Only a component that was just chosen from the menu takes it.
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
    const isInserted = performance.now() - inserted <= patience;
    const isComponent = this.matches("[data-component-name]");
    const isEntered = !isComponent && text?.contains(document.activeElement);
    if (text && !isInserted && !isEntered) return;
    focus.call(this, options);
  };
}
