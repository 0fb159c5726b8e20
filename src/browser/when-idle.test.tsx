import { whenIdle } from "./when-idle";

const task = jest.fn();
let readyState: DocumentReadyState;

/** A browser that is busy until the test ends it or the timeout passes. */
const requestIdle = jest.fn((run: () => void, { timeout = 0 }: IdleRequestOptions) => {
  if (timeout > 0) setTimeout(run, timeout);
});
const idle = () => requestIdle.mock.lastCall?.[0]();
const load = () => dispatchEvent(new Event("load"));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  readyState = "interactive";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: requestIdle });
});

it("waits for the page to load, then for the browser to be idle", () => {
  whenIdle(task);
  jest.runAllTimers();
  expect(requestIdle).not.toHaveBeenCalled();
  load();
  jest.advanceTimersByTime(0);
  expect(task).not.toHaveBeenCalled();
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

it("doesn't wait for a page that has loaded", () => {
  readyState = "complete";
  whenIdle(task);
  jest.advanceTimersByTime(0);
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

it("stops waiting for a browser that is never idle after the timeout", () => {
  whenIdle(task, { timeout: 500 });
  load();
  jest.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it("waits for a pause after the page has loaded", () => {
  whenIdle(task, { pause: 3000 });
  load();
  jest.advanceTimersByTime(2999);
  expect(requestIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

it("works in a browser without requestIdleCallback", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  whenIdle(task);
  load();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

it("can be canceled at any time", () => {
  const cancel = whenIdle(task);
  load();
  jest.advanceTimersByTime(0);
  cancel();
  idle();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
