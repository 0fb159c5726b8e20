import { render, screen } from "@testing-library/react";
import { Status } from "./status";

test("replaces translated text", () => {
  const { rerender } = render(<Status>Reviews 1 to 5 of 27</Status>);
  const status = screen.getByRole("status");
  const font = document.createElement("font");
  font.textContent = "Reseñas 1 a 5 de 27";
  status.querySelector("p")?.replaceChildren(font);
  rerender(<Status>Reviews 6 to 10 of 27</Status>);
  expect(status).toHaveTextContent(/^Reviews 6 to 10 of 27$/);
});
