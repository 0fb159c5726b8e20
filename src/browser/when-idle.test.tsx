import { whenIdle } from "./when-idle";

const task = jest.fn();
let readyState: DocumentReadyState;

/** A browser that is busy until the test ends it or the timeout passes. */
const askIdle = jest.fn((run: () => void, { timeout = 0 }: IdleRequestOptions) => {
  if (timeout > 0) setTimeout(run, timeout);
});
const idle = () => askIdle.mock.lastCall?.[0]();
const load = () => dispatchEvent(new Event("load"));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  readyState = "interactive";
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: askIdle });
});

it("waits for the page to load, then for the browser to be idle", () => {
  whenIdle(task);
  jest.runAllTimers();
  expect(askIdle).not.toHaveBeenCalled();
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

it("waits no longer than it is told for a browser that never idles", () => {
  whenIdle(task, { timeout: 500 });
  load();
  jest.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

it("leaves the page a pause after it has loaded", () => {
  whenIdle(task, { pause: 3000 });
  load();
  jest.advanceTimersByTime(2999);
  expect(askIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  idle();
  expect(task).toHaveBeenCalledTimes(1);
});

it("works in a browser that doesn't tell when it is idle", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  whenIdle(task);
  load();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

it("can be called off at any time", () => {
  const callOff = whenIdle(task);
  load();
  jest.advanceTimersByTime(0);
  callOff();
  idle();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
