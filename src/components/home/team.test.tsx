import { render, screen, within } from "@testing-library/react";
import { mockSharedData } from "../../../test/builders/mock-shared-data";
import { teamMember } from "../../../test/builders/records";
import { Team } from "./team";

beforeEach(() => mockSharedData());

test("a card shows a portrait, name, role, bio and email link", () => {
  render(<Team members={[teamMember()]} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("img", { name: "Portrait of Ada Byron" })).toHaveAttribute(
    "src",
    "/ada.webp",
  );
  expect(card.getByRole("heading", { name: "Ada Byron" })).toBeVisible();
  expect(card.getByText("Groomer")).toBeVisible();
  expect(card.getByText("Ada has cut hair since 2011.")).toBeVisible();
  expect(card.getByRole("link", { name: "ada@paw.example" })).toHaveAttribute(
    "href",
    "mailto:ada@paw.example",
  );
});

test("a card without a portrait and an email address has no frame and no link", () => {
  render(<Team members={[teamMember({ portrait: null, email: null })]} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("heading", { name: "Ada Byron" })).toBeVisible();
  expect(card.queryByRole("img")).not.toBeInTheDocument();
  expect(card.queryByRole("link")).not.toBeInTheDocument();
});
