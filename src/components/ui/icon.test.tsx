import { render } from "@testing-library/react";
import { Icon, type IconName } from "./icon";

test("an unknown icon is logged, and shows nothing", () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  const { container } = render(<Icon name={"unicorn" as IconName} />);
  expect(container.querySelector("path")?.getAttribute("d")).toBeNull();
  expect(log.mock.calls.at(-1)).toEqual(["Could not find icon", "unicorn"]);
});
