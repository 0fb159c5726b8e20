import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { whenIdle } from "../../browser/when-idle";
import { ChatLauncher } from "./chat-launcher";
import { type LoadedChat, loadChat } from "./load-chat";

jest.mock("./load-chat");
jest.mock("../../browser/when-idle", () => ({
  ...jest.requireActual<object>("../../browser/when-idle"),
  whenIdle: jest.fn(),
}));

const chat = { ChatConversation: () => <p>Howdy</p>, data: {} } as unknown as LoadedChat;
const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

/** In browsers the button's attributes open the window; jsdom doesn't support them. */
const open = () => act(() => Promise.resolve(dialog().setAttribute("open", "")));

beforeEach(() => {
  jest.mocked(loadChat).mockReset().mockResolvedValue(chat);
  jest.mocked(whenIdle).mockReset();
  mockSharedData();
  render(<ChatLauncher />);
});

test("the open window shows the phone number until the chat loads, and focuses the log", async () => {
  let arrive: (loaded: LoadedChat) => void = () => undefined;
  jest.mocked(loadChat).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await open();
  expect(screen.getByRole("log")).toHaveTextContent("Loading the chat");
  expect(screen.getByRole("link", { name: "(512) 555-0100" })).toHaveAttribute(
    "href",
    "tel:+15125550100",
  );
  expect(screen.getByRole("log")).toHaveFocus();
  await act(() => Promise.resolve(arrive(chat)));
  expect(screen.getByRole("log")).toHaveTextContent(/^Howdy$/);
});

test("offers a retry after each failure", async () => {
  jest.mocked(loadChat).mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  await open();
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await screen.findByText("The chat didn’t load.")).toBeVisible();
    expect(screen.getByRole("link", { name: "hello@paw.example" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  }
  expect(screen.getByRole("log")).toHaveTextContent(/^Howdy$/);
  expect(screen.getByRole("log")).toHaveFocus();
});

test.each([
  [1, undefined],
  [1, { saveData: false, effectiveType: "4g" }],
  [0, { saveData: true, effectiveType: "4g" }],
  [0, { saveData: false, effectiveType: "3g" }],
])("prefetches the chat %i times with the connection %j", async (times, connection) => {
  cleanup();
  jest.mocked(whenIdle).mockImplementation((task) => {
    task();
    return () => undefined;
  });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  await act(() => Promise.resolve(render(<ChatLauncher />)));
  expect(loadChat).toHaveBeenCalledTimes(times);
});
