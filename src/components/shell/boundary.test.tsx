import { render, screen } from "@testing-library/react";
import { Boundary } from "./boundary";

const Part = ({ data }: { data: string | null }) => {
  if (data === null) throw new Error("no data");
  return <p>{data}</p>;
};

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("a part that fails says so, offers to load the page again, and comes back with other content", () => {
  const page = (data: string | null) => (
    <Boundary>
      <Part data={data} />
    </Boundary>
  );
  const { rerender } = render(page(null));
  expect(screen.getByRole("note")).toHaveTextContent("The rest still walks.");
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
  rerender(page("Here again"));
  expect(screen.getByText("Here again")).toBeVisible();
});

test("where nothing would be missed nothing is said", () => {
  const { container } = render(
    <Boundary fallback={null}>
      <Part data={null} />
    </Boundary>,
  );
  expect(container).toBeEmptyDOMElement();
});
