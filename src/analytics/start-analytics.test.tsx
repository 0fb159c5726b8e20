import { startMixpanel } from "./mixpanel";
import { onClientEntry } from "./start-analytics";

jest.mock("./mixpanel", () => ({ startMixpanel: jest.fn() }));

test("analytics start in a browser that is never idle", async () => {
  jest.useFakeTimers();
  process.env.GATSBY_MIXPANEL_TOKEN = "token";
  const requestIdleCallback = (run: () => void, { timeout = 0 }: IdleRequestOptions) =>
    timeout > 0 && setTimeout(run, timeout);
  Object.assign(window, { eventQueue: {}, requestIdleCallback });
  onClientEntry();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(startMixpanel).toHaveBeenCalledTimes(1);
});
