import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Pager } from "./pager";

const FourPages = ({ start }: { start: number }) => {
  const [page, setPage] = useState(start);
  return (
    <Pager label="Pages" page={page} pages={4} shown={`Page ${page} of 4`} onChange={setPage} />
  );
};

const button = (name: string) => screen.getByRole("button", { name });

test.each([
  ["Next", 3, "Page 4"],
  ["Previous", 2, "Page 1"],
])("when %s becomes disabled, the page's number gets the focus", async (name, start, focused) => {
  render(<FourPages start={start} />);
  await userEvent.click(button(name));
  expect(button(name)).toBeDisabled();
  expect(button(focused)).toHaveFocus();
});
