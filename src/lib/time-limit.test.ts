import { withinTime } from "./time-limit";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

it("gives what a task gives", async () => {
  await expect(withinTime(Promise.resolve("picture"), 1000)).resolves.toBe("picture");
  expect(jest.getTimerCount()).toBe(0);
});

it("passes on why a task failed", async () => {
  await expect(withinTime(Promise.reject(new Error("no line")), 1000)).rejects.toThrow("no line");
  expect(jest.getTimerCount()).toBe(0);
});

it("gives up a task that doesn't end", async () => {
  const result = withinTime(never, 60_000);
  jest.advanceTimersByTime(60_000);
  await expect(result).rejects.toThrow("Not done within 60 seconds.");
});
