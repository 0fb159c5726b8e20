import { responseTimeout, submitForm } from "./submit-form";

const endpoint = "https://forms.example/newsletter";
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const form = new FormData();
form.append("email", "ada@example.com");
form.append("message", "Two dogs & a cat,\nplease");
form.append("photo", new Blob(["…"]), "dog.jpg");

const answers = (status: number, body?: string) => () =>
  Promise.resolve(new Response(body, { status }));
const breaks = () => Promise.reject(new TypeError("Failed to fetch"));

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
  test.each([
    ["an accepted form", answers(200), { status: "sent" }],
    ["a page instead of an answer", answers(200, "<h1>Hi</h1>"), { status: "uncertain" }],
    ["a refused form", answers(422, "Email?"), { status: "refused", message: "Email?" }],
    ["an answer that the browser hides, or none", breaks, { status: "uncertain" }],
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

  /** The status arrives, but the body doesn't. */
  const hangsInItsBody =
    (status: number): typeof hangs =>
    (url, init) =>
      Promise.resolve({ status, text: () => hangs(url, init) }) as Promise<never>;

  test.each([
    ["no answer within the time", hangs, { status: "timeout" }],
    ["200 whose body never ends", hangsInItsBody(200), { status: "uncertain" }],
    ["422 whose body never ends", hangsInItsBody(422), { status: "refused" }],
  ])("%s", async (_, answer, outcome) => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(answer);
    const settled = jest.fn();
    const submission = submitForm(endpoint, form);
    void submission.then(settled);
    await jest.advanceTimersByTimeAsync(responseTimeout - 1);
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
