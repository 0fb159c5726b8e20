/** What WebDriver takes for a visitor's hand: the mouse goes to a place of the window and is pressed. */
export const mouseClick = (x: number, y: number) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** The mouse's wheel is turned down over a place of the window, by so many pixels. */
export const wheelTurn = (x: number, y: number, deltaY: number) => ({
  type: "wheel",
  id: "wheel",
  actions: [{ type: "scroll", x, y, deltaX: 0, deltaY, duration: 0 }],
});

/** Keys are pressed, one after another. */
export const keyPresses = (keys: readonly string[]) => ({
  type: "key",
  id: "keyboard",
  actions: keys.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});
