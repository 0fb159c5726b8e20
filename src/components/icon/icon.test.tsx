import { render } from "@testing-library/react";
import { Icon, type IconName, paths } from "./icon";

describe("Icon", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);

  it.each(Object.keys(paths) as IconName[])("draws %s without a word in the log", (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector("path")).toHaveAttribute("d");
    expect(log).not.toHaveBeenCalled();
  });

  it("grows with the text", () => {
    const { container } = render(<Icon name="pin" size={20} />);
    expect(container.querySelector("svg")).toHaveAttribute("width", "1.25rem");
  });

  it("says in the log that it could not find an icon", () => {
    render(<Icon name={"bone" as IconName} />);
    expect(log).toHaveBeenCalledWith("Could not find icon bone");
  });
});
