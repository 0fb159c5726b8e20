import { render } from "@testing-library/react";
import { WeightBand } from "./weight-band";

test.each([
  ["0-14 lbs", "lbs"],
  ["121+ lbs", "lbs"],
  ["Add-ons", null],
  ["For 7 dogs", null],
])("%s is read as it stands, with the unit %s set small", (label, small) => {
  const { container } = render(<WeightBand label={label} />);
  expect(container).toHaveTextContent(label);
  expect(container.querySelector("small")?.textContent ?? null).toBe(small);
});
