import { chatData } from "../../../test/builders/chat-data";

const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();
const arrives = () => Promise.resolve({ ok: true, json: () => Promise.resolve(chatData) });

/** The loader of a freshly opened page. */
async function openPage() {
  jest.resetModules();
  return (await import("./load-chat")).loadChat;
}

beforeEach(() => {
  fetchMock.mockReset();
  window.fetch = fetchMock as unknown as typeof fetch;
});

test("loads code and data once", async () => {
  fetchMock.mockImplementation(arrives);
  const loadChat = await openPage();
  const [chat, same] = await Promise.all([loadChat(), loadChat()]);
  expect(chat).toBe(same);
  expect(chat.data).toEqual(chatData);
  expect(chat.ChatConversation.name).toBe("ChatConversation");
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(["/chat.json"]);
});

test("loads again after the host returned an error", async () => {
  fetchMock
    .mockResolvedValueOnce({ ok: false, status: 500, json: () => Promise.resolve({}) })
    .mockImplementationOnce(arrives);
  const loadChat = await openPage();
  await expect(loadChat()).rejects.toThrow();
  await expect(loadChat()).resolves.toMatchObject({ data: chatData });
});
