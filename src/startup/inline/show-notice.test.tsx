import { saveNoticeState } from "../../browser/notice-storage";
import { showNotice } from "./show-notice";

const from = Date.parse("2027-01-13T09:00:00-06:00");
const until = Date.parse("2027-01-13T18:00:00-06:00");
const second = 1_000;
const minute = 60 * second;

/** Each test has its own notice, because session storage persists. */
let id = 0;
let end: () => void;

const isSeen = () => document.documentElement.hasAttribute("data-notice");
const announced = () => document.querySelector("[role=status]")?.textContent;

function open(now: number) {
  jest.useFakeTimers({ now });
  end = showNotice({ id, from, until });
}

beforeEach(() => {
  id += 1;
  document.body.innerHTML = `
    <section id="notice"><p>Closed: ice storm.</p><button><b>x</b></button></section>
    <main id="main" tabindex="-1"></main>`;
});

afterEach(() => end());

test("the notice appears and disappears while the page stays open", () => {
  open(from - 30 * second);
  expect(isSeen()).toBe(false);
  jest.advanceTimersByTime(minute);
  expect(isSeen()).toBe(true);
  jest.advanceTimersByTime(until - from);
  expect(isSeen()).toBe(false);
});

test("a page that becomes visible again updates at once", () => {
  open(from);
  jest.setSystemTime(until);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(isSeen()).toBe(false);
});

test("screen readers announce it once, not on the next page or minute", () => {
  open(from);
  expect(announced()).toBe("");
  jest.advanceTimersByTime(2 * second);
  expect(announced()).toBe("Closed: ice storm.");
  jest.advanceTimersByTime(10 * second);
  expect(announced()).toBeUndefined();
  jest.advanceTimersByTime(5 * minute);
  expect(announced()).toBeUndefined();
  end();
  open(from + minute);
  expect(isSeen()).toBe(true);
  expect(announced()).toBeUndefined();
});

test("screen readers announce it when its time begins, not before", () => {
  open(from - 30 * second);
  jest.advanceTimersByTime(29 * second);
  expect(announced()).toBeUndefined();
  jest.advanceTimersByTime(33 * second);
  expect(announced()).toBe("Closed: ice storm.");
});

test("a hidden page announces nothing until it is visible", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  open(from);
  expect(announced()).toBeUndefined();
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(announced()).toBe("");
});

test("its button dismisses it for this visit, and moves the focus to the content", () => {
  open(from);
  // React also stops taps until it has hydrated their target.
  document.body.addEventListener("click", (tap) => tap.stopPropagation(), { capture: true });
  document.querySelector("b")?.click();
  expect(isSeen()).toBe(false);
  expect(document.getElementById("main")).toHaveFocus();
  jest.advanceTimersByTime(5 * minute);
  expect(isSeen()).toBe(false);
  end();
  open(from + minute);
  expect(isSeen()).toBe(false);
});

test("a tap that is dispatched twice moves the focus once", () => {
  open(from);
  const button = document.querySelector("button");
  button?.click();
  button?.focus();
  button?.click();
  expect(button).toHaveFocus();
});

test("a new notice appears after another one was dismissed", () => {
  saveNoticeState(id - 1, "dismissed");
  open(from);
  expect(isSeen()).toBe(true);
});
