import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { openByName } from "./open-by-name";

test("a tap on the name of a list entry presses its arrow", async () => {
  const opened: string[] = [];
  const entry = (name: string) => (
    <div>
      <button aria-controls={`list-${name}`} onClick={() => opened.push(name)} />
      <div id={`list-${name}`}>
        <div className="summary">
          <span>{name}</span>
        </div>
      </div>
    </div>
  );
  openByName();
  render(
    <>
      <div className="summary">2 Photos</div>
      {entry("Biscuit")}
      {entry("Ivy")}
    </>,
  );
  await userEvent.click(screen.getByText("2 Photos"));
  await userEvent.click(screen.getByText("Ivy"));
  expect(opened).toEqual(["Ivy"]);
});
