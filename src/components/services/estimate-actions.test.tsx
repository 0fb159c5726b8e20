import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { takePrefill } from "../../browser/session-storage";
import { EstimateActions } from "./estimate-actions";

const estimate = {
  size: "xl",
  coat: "double",
  dog: "71-90 lbs, double coat",
  lines: [{ id: "bath", label: "Bath", price: 6200, tax: 512, total: 6712, suffix: "" }],
  withoutPrice: [],
};
const text = "Price estimate: 71-90 lbs, double coat\nBath: $62.00, with tax $67.12";
const copied = `The Clean Paw\n${text}\nhttps://paw.example/services/?size=xl&coat=double#estimate`;

const status = () => screen.getByRole("status");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  jest.clearAllMocks();
  mockSharedData();
});

test("\"Copy\" copies the shop's name, the prices and the estimate's URL, and confirms it", async () => {
  const user = userEvent.setup(); // provides a clipboard
  render(<EstimateActions estimate={estimate} />);
  expect(status()).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(status()).toHaveTextContent("Copied.");
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test.each([
  ["denies clipboard access", { writeText: () => Promise.reject(new Error("refused")) }],
  ["has no clipboard", undefined],
])("if the browser %s, the text is shown and selected", async (_, clipboard) => {
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(<EstimateActions estimate={estimate} />);
  await press("Copy");
  expect(status()).toHaveTextContent("copy it yourself");
  expect(screen.getByRole("blockquote").textContent).toBe(copied);
  expect(window.getSelection()?.toString()).toBe(copied);
});

test('"Send to the shop" adds the prices to the contact form', async () => {
  render(<EstimateActions estimate={estimate} />);
  await press("Send to the shop");
  expect(navigate).toHaveBeenCalledWith("/contact/");
  expect(takePrefill()).toBe(text);
});
