import { delayClicksAfterTyping } from "./delay-clicks";

test("after typing, only clicks outside the text are delayed", () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<button>Save</button>
    <button aria-controls="lexical-root">Image</button>
    <div class="lexical-root"><button>Browse</button></div>`;
  const clicked: (string | null)[] = [];
  delayClicksAfterTyping();
  const [save, image, browse] = document.querySelectorAll("button");
  for (const button of [save, image, browse])
    button?.addEventListener("click", () => clicked.push(button.textContent));

  image?.click();
  save?.click();
  browse?.click();
  expect(clicked).toEqual(["Image", "Browse"]);
  jest.advanceTimersByTime(300);
  expect(clicked).toEqual(["Image", "Browse", "Save"]);
});
