import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Pager } from "./pager";

const FourPages = ({ start = 1 }: { start?: number }) => {
  const [page, setPage] = useState(start);
  return (
    <Pager label="Pages" page={page} pages={4} shown={`Page ${page} of 4`} onChange={setPage} />
  );
};

const button = (name: string) => screen.getByRole("button", { name });

describe("Pager", () => {
  it("starts without a way back and says where it stands", () => {
    render(<FourPages />);
    expect(button("Previous")).toBeDisabled();
    expect(button("Next")).toBeEnabled();
    expect(screen.getByRole("status")).toHaveTextContent("Page 1 of 4");
    expect(button("Page 1")).toHaveAttribute("aria-current", "page");
  });

  it("jumps to a numbered page", async () => {
    render(<FourPages />);
    await userEvent.click(button("Page 3"));
    expect(screen.getByRole("status")).toHaveTextContent("Page 3 of 4");
    expect(button("Page 1")).not.toHaveAttribute("aria-current");
  });

  it.each([
    ["Next", 3, "Page 4"],
    ["Previous", 2, "Page 1"],
  ])("gives the focus to the page's number where %s ends", async (name, start, focused) => {
    render(<FourPages start={start} />);
    await userEvent.click(button(name));
    expect(button(name)).toBeDisabled();
    expect(button(focused)).toHaveFocus();
  });
});
