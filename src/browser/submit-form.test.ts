import { submitForm } from "./submit-form";

const endpoint = "https://formspree.io/f/abcdwxyz";
const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const form = new FormData();
form.append("email", "ada@example.com");
form.append("message", "Two dogs & a cat,\nplease");

const respondWith = (status: number, body?: string) => () =>
  Promise.resolve(new Response(body, { status }));
const breaks = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(fetchMock);
  goOnline(true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

function goOnline(onLine: boolean) {
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
}

describe("the result of a form", () => {
  test.each([
    ["that the service accepts", respondWith(200, '{"ok":true}'), { status: "sent" }],
    ["that the service refuses", respondWith(422, "Email?"), { status: "unavailable" }],
    ["whose response is missing or hidden by the browser", breaks, { status: "uncertain" }],
  ])("%s", async (_, respond, outcome) => {
    fetchMock.mockImplementation(respond);
    await expect(submitForm(endpoint, form)).resolves.toEqual(outcome);
  });

  test("without a connection has the outcome offline", async () => {
    goOnline(false);
    fetchMock.mockImplementation(breaks);
    await expect(submitForm(endpoint, form)).resolves.toEqual({ status: "offline" });
  });

  test("with an endless body is uncertain", async () => {
    const response = {
      status: 200,
      text: () => Promise.reject(new DOMException("", "TimeoutError")),
    };
    fetchMock.mockResolvedValue(response as unknown as Response);
    await expect(submitForm(endpoint, form)).resolves.toEqual({ status: "uncertain" });
  });
});

test("sends the same fields as the browser", async () => {
  fetchMock.mockImplementation(respondWith(200));
  await submitForm(endpoint, form);
  const [address, init] = fetchMock.mock.calls.at(-1) ?? [];
  const request = new Request(address as string, init);
  expect(request.method).toBe("POST");
  expect(request.keepalive).toBe(true); // it arrives even if the visitor leaves the page
  expect(request.url).toBe(endpoint);
  expect(request.headers.get("content-type")).toMatch("application/x-www-form-urlencoded");
  await expect(request.text()).resolves.toBe(
    "email=ada%40example.com&message=Two+dogs+%26+a+cat%2C%0D%0Aplease",
  );
});
