import { toCanvas } from "html-to-image";
import { drawPoster } from "./draw-poster";

jest.mock("html-to-image", () => ({ getFontEmbedCSS: jest.fn(), toCanvas: jest.fn() }));

/** A canvas that can be read: its square is black. jsdom has none. */
const context = { fillRect: () => {}, getImageData: () => ({ data: [0, 0, 0, 255] }) };
HTMLCanvasElement.prototype.getContext = () => context as never;

test("the poster is drawn twice, as Safari needs it, with 2550 by 3300 pixels and placeholders", async () => {
  await expect(drawPoster(document.createElement("section"))).rejects.toThrow();
  expect(toCanvas).toHaveBeenCalledTimes(2);
  expect(toCanvas).toHaveBeenLastCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({
      width: 2550,
      height: 3300,
      canvasWidth: 2550,
      canvasHeight: 3300,
      pixelRatio: 1,
      imagePlaceholder: expect.stringMatching(/^data:image/) as unknown,
    }),
  );
});
