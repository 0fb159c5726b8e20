import { rememberSave, publishingState } from "./publishing";

const hour = 60 * 60_000;

const answers: [answer: string, status: number, body: string, expected: unknown][] = [
  ["no answer", 0, "", { message: "", isWaiting: true }],
  ["an error of the host", 502, "<p>Bad gateway</p>", { message: "", isWaiting: true }],
  ["no such file", 404, "", undefined],
];

test.each(answers)("after a save, %s has no message", async (_, status, body, expected) => {
  rememberSave();
  const json = () => Promise.resolve(JSON.parse(body) as unknown);
  globalThis.fetch = () =>
    status ? Promise.resolve({ status, json } as Response) : Promise.reject(new TypeError());
  jest.useFakeTimers({ now: Date.now() + hour });
  expect(await publishingState()).toEqual(expected);
  jest.useRealTimers();
});
