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

test("a card without a portrait has no frame", () => {
  render(<Team members={[teamMember({ portrait: { childImageSharp: null } })]} />);
  expect(screen.getByRole("heading", { name: "Ada Byron" })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
