import { act, render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { whenIdle } from "../../browser/when-idle";
import { ChatLauncher } from "./chat-launcher";
import { loadChat } from "./load-chat";

jest.mock("./load-chat");
jest.mock("../../browser/when-idle", () => ({ whenIdle: jest.fn((task: () => void) => task()) }));

test.each([
  [1, undefined],
  [1, { saveData: false, effectiveType: "4g" }],
  [0, { saveData: true }],
  [0, { effectiveType: "3g" }],
])("the chat is loaded ahead %i times with the line %j", async (times, connection) => {
  jest.mocked(loadChat).mockReset().mockRejectedValue(new Error());
  jest.mocked(useStaticQuery).mockReturnValue({ site: { name: "Shop", phone: "", email: "" } });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  await act(() => Promise.resolve(render(<ChatLauncher />)));
  expect(loadChat).toHaveBeenCalledTimes(times);
  expect(whenIdle).toHaveBeenCalledTimes(times);
  jest.mocked(whenIdle).mockClear();
});
