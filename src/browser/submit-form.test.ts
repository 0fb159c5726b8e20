import { answerTimeout, submitForm } from "./submit-form";

const endpoint = "https://forms.example/newsletter";
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const form = new FormData();
form.append("email", "ada@example.com");
form.append("message", "Two dogs & a cat,\nplease");
form.append("photo", new Blob(["…"]), "dog.jpg");

const answers =
  (status: number, body?: string, type = "text/plain") =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));
const breaks = () => Promise.reject(new TypeError("Failed to fetch"));
const json = (value: unknown) => JSON.stringify(value);

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchMock);
  goOnline(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function goOnline(onLine: boolean) {
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
}

describe("what becomes of a form", () => {
  const refused = { status: "refused" };
  const saying = (message: string) => ({ status: "refused", message });
  const long = "x".repeat(201);

  test.each([
    ["200", answers(200), { status: "sent" }],
    ["201 with a page", answers(201, "<h1>Hi</h1>", "text/html"), { status: "sent" }],
    ["500", answers(500, "Boom"), { status: "failed", reason: "server" }],
    ["503", answers(503), { status: "failed", reason: "server" }],
    ["no way through", breaks, { status: "failed", reason: "network" }],
    ["422 with words", answers(422, " We know you already. \n"), saying("We know you already.")],
    ["422, message", answers(422, json({ message: "Typo?" }), "application/json"), saying("Typo?")],
    ["400, error", answers(400, json({ error: "Typo?" }), "application/json"), saying("Typo?")],
    [
      "422, errors",
      answers(422, json({ errors: [{ message: "Typo?" }] }), "application/problem+json"),
      saying("Typo?"),
    ],
    ["404 with a page", answers(404, "<h1>Not found</h1>", "text/html"), refused],
    ["422 with nothing", answers(422, ""), refused],
    ["422 with markup", answers(422, "Oh <b>no</b>"), refused],
    ["422 with a stack trace", answers(422, "Error\n  at x.js:1"), refused],
    ["422 with a long text", answers(422, long), refused],
    ["422 with broken JSON", answers(422, "{", "application/json"), refused],
    ["422 with JSON null", answers(422, "null", "application/json"), refused],
    ["422 with a number", answers(422, json({ message: 7 }), "application/json"), refused],
    ["422 without a type", answers(422, "No", ""), refused],
  ])("%s", async (_, answer, outcome) => {
    fetchMock.mockImplementation(answer);
    await expect(submitForm(endpoint, form)).resolves.toEqual(outcome);
  });

  test("no connection at all", async () => {
    goOnline(false);
    fetchMock.mockImplementation(breaks);
    await expect(submitForm(endpoint, form)).resolves.toEqual({ status: "offline" });
  });

  const hangs = (_: unknown, init?: RequestInit) =>
    new Promise<never>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });

  const hangsInItsWords: typeof hangs = (url, init) =>
    Promise.resolve({
      status: 422,
      headers: new Headers({ "content-type": "text/plain" }),
      text: () => hangs(url, init),
    }) as Promise<never>;

  test.each([
    ["no answer within the time", hangs, { status: "timeout" }],
    ["422 whose words never end", hangsInItsWords, refused],
  ])("%s", async (_, answer, outcome) => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(answer);
    const settled = jest.fn();
    const submission = submitForm(endpoint, form);
    void submission.then(settled);
    await jest.advanceTimersByTimeAsync(answerTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(submission).resolves.toEqual(outcome);
  });
});

test("a form goes out as the browser would send it, without files", async () => {
  fetchMock.mockImplementation(answers(200));
  await submitForm(endpoint, form);
  const [address, init] = fetchMock.mock.calls.at(-1) ?? [];
  const request = new Request(address as string, init);
  expect(request.method).toBe("POST");
  expect(request.url).toBe(endpoint);
  expect(request.headers.get("content-type")).toMatch("application/x-www-form-urlencoded");
  await expect(request.text()).resolves.toBe(
    "email=ada%40example.com&message=Two+dogs+%26+a+cat%2C%0D%0Aplease",
  );
});
