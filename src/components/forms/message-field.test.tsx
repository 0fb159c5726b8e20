import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { lengthLabel, messageLimit } from "../../lib/forms/message-limit";
import { MessageField } from "./message-field";

const message = () => screen.getByRole("textbox", { name: "How can we help you?" });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function show(letters: number) {
  render(<MessageField readOnly={false} />);
  fireEvent.input(message(), { target: { value: "x".repeat(letters) } });
  await user.click(message());
}

beforeEach(() => jest.useFakeTimers());

test("counts while typing, and announces the count after a pause", async () => {
  await show(messageLimit - 80);
  await user.keyboard("x");
  expect(screen.getByText(lengthLabel(messageLimit - 79))).toBeVisible();
  expect(screen.queryByText("79 characters left")).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1_000));
  const status = screen.getByText("79 characters left").closest("[role=status]");
  expect(status).not.toHaveAttribute("aria-live");
});

const room = 10;
const kept = "x".repeat(messageLimit - room);

/** Appends a text without a paste event. */
const write = (text: string, event: object = {}) =>
  fireEvent.input(message(), { target: { value: kept + text }, ...event });

test.each<[string, () => unknown]>([
  ["pasted", () => user.paste("0123456789and more")],
  ["dictated", () => write("0123456789and more")],
  [
    "composed",
    () => {
      write("0123456789and more", { isComposing: true });
      expect(message()).toHaveValue(`${kept}0123456789and more`);
      fireEvent.compositionEnd(message());
    },
  ],
])("shows what was cut off a %s text until there is room again", async (_, insert) => {
  await show(messageLimit - room);
  await insert();
  expect(message()).toHaveValue(`${kept}0123456789`);
  expect(screen.getByText(lengthLabel(messageLimit))).toBeVisible();
  expect(screen.getByText(/we left out the last 8 characters of it/)).toBeVisible();
  await user.keyboard("{Backspace}");
  expect(screen.queryByText(/we left out/)).not.toBeInTheDocument();
});

test("the built page has the browser's own limit", () => {
  expect(renderToString(<MessageField readOnly={false} />)).toContain(
    `maxLength="${messageLimit}"`,
  );
});
