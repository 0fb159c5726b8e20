import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MessageField } from "./message-field";

const message = () => screen.getByRole("textbox", { name: "How can we help you?" });
const count = () => screen.getByText(/^\d+ \/ 500$/).textContent;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function show(letters: number) {
  render(<MessageField readOnly={false} />);
  fireEvent.input(message(), { target: { value: "x".repeat(letters) } });
  await user.click(message());
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("counts while typing, and announces the count after a pause", async () => {
  await show(420);
  await user.keyboard("x");
  expect(count()).toBe("421 / 500");
  expect(screen.queryByText("79 characters left")).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1_000));
  const status = screen.getByText("79 characters left").closest("[role=status]");
  expect(status).not.toHaveAttribute("aria-live");
});

test("shows what was cut off a pasted text until the next input", async () => {
  await show(490);
  await user.paste("0123456789and more");
  expect(message()).toHaveValue(`${"x".repeat(490)}0123456789`);
  expect(screen.getByText(/we left out the last 8 characters of it/)).toBeVisible();
  await user.keyboard("{Backspace}");
  expect(screen.queryByText(/we left out/)).not.toBeInTheDocument();
});
