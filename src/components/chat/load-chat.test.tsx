import { chatData } from "../../../test/builders/chat-data";
import { loadChat } from "./load-chat";

test("loads again after the host returned an error", async () => {
  const json = () => Promise.resolve(chatData);
  const failure = { ok: false, status: 500, json };
  window.fetch = jest.fn().mockResolvedValueOnce(failure).mockResolvedValue({ ok: true, json });
  await expect(loadChat()).rejects.toThrow();
  await expect(loadChat()).resolves.toMatchObject({ data: chatData });
});
