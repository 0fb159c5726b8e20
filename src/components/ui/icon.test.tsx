import { render } from "@testing-library/react";
import { Icon, type IconName } from "./icon";

test("an icon scales with the text, and logs an error if its name is unknown", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { container, rerender } = render(<Icon name="pin" size={20} />);
  expect(container.querySelector("svg")).toHaveAttribute("width", "1.25rem");
  expect(log).not.toHaveBeenCalled();
  rerender(<Icon name={"bone" as IconName} />);
  expect(log).toHaveBeenCalledWith("Could not find icon bone");
});
