import { render, screen } from "@testing-library/react";
import { Status } from "./status";

test("has one paragraph for its text, and none without text", () => {
  const { rerender } = render(<Status>{undefined}</Status>);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(<Status>Copied.</Status>);
  expect(status.innerHTML).toBe("<p>Copied.</p>");
});

test("replaces text that a translator has put into elements of its own", () => {
  const { rerender } = render(<Status>Reviews 1 to 5 of 27</Status>);
  const status = screen.getByRole("status");
  const font = document.createElement("font");
  font.textContent = "Reseñas 1 a 5 de 27";
  status.querySelector("p")?.replaceChildren(font);
  rerender(<Status>Reviews 6 to 10 of 27</Status>);
  expect(status).toHaveTextContent(/^Reviews 6 to 10 of 27$/);
});
