import { rememberSave, publishingState } from "./publishing";

const hour = 60 * 60_000;

const startsWith = (text: string) => expect.stringMatching(`^${text}`) as unknown;

const answers: [answer: string, status: number, body: string, expected: unknown][] = [
  ["no answer", 0, "", { message: "", isWaiting: true }],
  ["an error of the host", 502, "<p>Bad gateway</p>", { message: "", isWaiting: true }],
  ["no such file", 404, "", undefined],
  ["an older build", 200, '{ "built": "2020-01-01" }', { message: startsWith("The last build") }],
  ["a newer build", 200, '{ "built": "2099-01-01" }', { message: startsWith("Visitors see") }],
];

test.each(answers)("an hour after a save, the host has %s", async (_, status, body, expected) => {
  rememberSave();
  const json = () => Promise.resolve(JSON.parse(body) as unknown);
  globalThis.fetch = () =>
    status ? Promise.resolve({ status, json } as Response) : Promise.reject(new TypeError());
  jest.useFakeTimers({ now: Date.now() + hour });
  expect(await publishingState()).toEqual(expected);
  jest.useRealTimers();
});
