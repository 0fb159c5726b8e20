import { render, screen } from "@testing-library/react";
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
