import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { translate } from "../../../test/builders/translate";
import { ErrorBoundary } from "./error-boundary";

const Part = ({ data }: { data: string | null }) => {
  if (data === null) throw new Error("no data");
  return <p>{data}</p>;
};

beforeEach(() => {
  document.body.innerHTML = "";
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("an error in the first render shows a message and a reload button until new content renders", () => {
  const page = (data: string | null) => (
    <ErrorBoundary>
      <Part data={data} />
    </ErrorBoundary>
  );
  const { rerender } = render(page(null));
  expect(screen.getByRole("note")).toHaveTextContent("The rest still works.");
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
  rerender(page("Here again"));
  expect(screen.getByText("Here again")).toBeVisible();
  expect(screen.queryByRole("note")).toBeNull();
});

test("a translated part that React can't update shows the message, and its neighbors stay", () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <p>
        {count === 0 ? "no" : <b>{count}</b>} dogs
        <button type="button" onClick={() => setCount(count + 1)}>
          Add
        </button>
      </p>
    );
  };
  render(
    <>
      <ErrorBoundary>
        <Counter />
      </ErrorBoundary>
      <ErrorBoundary>
        <Part data="Footer" />
      </ErrorBoundary>
    </>,
  );
  translate(document.body);
  act(() => screen.getByRole("button").click());
  expect(screen.getByRole("note")).toHaveTextContent("The rest still works.");
  expect(screen.getByText("FOOTER")).toBeVisible();
});
