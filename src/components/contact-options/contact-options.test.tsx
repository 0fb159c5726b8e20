import { render, screen, within } from "@testing-library/react";
import { ContactOption, ContactOptions } from "./contact-options";

test("each way has its name, what to expect of it, and the link that does it", () => {
  render(
    <ContactOptions>
      <ContactOption title="Call" action={<a href="tel:1">555-0100</a>}>
        Quickest.
      </ContactOption>
      <ContactOption title="Pigeon" action="Coming soon">
        Slowest.
      </ContactOption>
    </ContactOptions>,
  );
  const [call, pigeon] = screen.getAllByRole("listitem");
  expect(within(call!).getByRole("heading", { level: 2 })).toHaveTextContent("Call");
  expect(call).toHaveTextContent("Quickest.");
  expect(within(call!).getByRole("link", { name: "555-0100" })).toHaveAttribute("href", "tel:1");
  expect(pigeon).toHaveTextContent("PigeonSlowest.Coming soon");
});
