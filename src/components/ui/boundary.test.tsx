import { act, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { translate } from "../../../test/builders/translate";
import { Boundary } from "./boundary";

const Part = ({ data }: { data: string | null }) => {
  if (data === null) throw new Error("no data");
  return <p>{data}</p>;
};

/** A form that fails when its button is pressed. */
const Form = ({ name }: { name: string }) => {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error("broken");
  return (
    <>
      <input aria-label={name} />
      <button type="button" onClick={() => setFailed(true)}>
        Break {name}
      </button>
    </>
  );
};

const breakForm = (name: string) =>
  act(() => screen.getByRole("button", { name: `Break ${name}` }).click());

beforeEach(() => {
  document.body.innerHTML = "";
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("an error in the first render shows a message and a reload button until new content renders", () => {
  const page = (data: string | null) => (
    <Boundary>
      <Part data={data} />
    </Boundary>
  );
  const { rerender } = render(page(null));
  expect(screen.getByRole("note")).toHaveTextContent("The rest still works.");
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeVisible();
  rerender(page("Here again"));
  expect(screen.getByText("Here again")).toBeVisible();
  expect(screen.queryByRole("note")).toBeNull();
});

test("after an error during hydration, the built HTML stays, also that of its neighbors", () => {
  document.body.innerHTML =
    "<main><!--$--><p>Header</p><!--/$--><!--$--><p>Built</p><!--/$--><!--$--><p>Footer</p><!--/$--></main>";
  act(() => {
    const page = (
      <>
        <Boundary fallback={null}>
          <Part data={null} />
        </Boundary>
        <Boundary>
          <Part data={null} />
        </Boundary>
        <Boundary>
          <Part data="Footer" />
        </Boundary>
      </>
    );
    hydrateRoot(document.querySelector("main")!, page, { onRecoverableError: () => undefined });
  });
  const texts = screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
  expect(texts).toEqual(["Header", "Built", expect.stringContaining("didn’t load"), "Footer"]);
});

test("after a later error, fields keep their text, focus and order", () => {
  render(
    <>
      <Boundary>
        <Form name="first" />
      </Boundary>
      <Boundary>
        <Form name="second" />
      </Boundary>
    </>,
  );
  const fields = () => screen.getAllByRole<HTMLInputElement>("textbox");
  fields().forEach((field, index) => (field.value = ["Ada", "Rex"][index] ?? ""));
  fields()[0]?.focus();
  breakForm("first");
  expect(fields()[0]).toHaveFocus();
  breakForm("second");
  expect(fields().map(({ value }) => value)).toEqual(["Ada", "Rex"]);
  expect(screen.getAllByRole("note")).toHaveLength(2);
});

test("after a second error, the kept content is still there, once", () => {
  const page = () => (
    <Boundary>
      <Form name="first" />
      <Part data={isBroken ? null : "Prices"} />
    </Boundary>
  );
  let isBroken = false;
  const { rerender } = render(page());
  screen.getByRole<HTMLInputElement>("textbox").value = "Ada";
  isBroken = true;
  rerender(page());
  rerender(page());
  expect(screen.getByRole("textbox")).toHaveValue("Ada");
  expect(screen.getAllByText("Prices")).toHaveLength(1);
  expect(screen.getAllByRole("note")).toHaveLength(1);
  isBroken = false;
  rerender(page());
  expect(screen.getByRole("textbox")).toHaveValue("");
  expect(screen.queryByRole("note")).toBeNull();
});

test("without a fallback, an error in the first render shows nothing", () => {
  const { container } = render(
    <Boundary fallback={null}>
      <Part data={null} />
    </Boundary>,
  );
  expect(container).toHaveTextContent("");
});

/** A form with a text that React can't remove after a translator replaced it. */
const TranslatedForm = () => {
  const [isSent, setSent] = useState(false);
  return (
    <form>
      <input aria-label="Name" />
      <p>
        {isSent ? <b>Thank you</b> : "Not sent "}
        <small>yet</small>
      </p>
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    </form>
  );
};

test.each([
  ["in its own boundary", (form: ReactNode) => <Boundary>{form}</Boundary>],
  [
    "next to translated text in the same boundary",
    (form: ReactNode) => <Boundary>Write to us. {form} We answer.</Boundary>,
  ],
])("a translated form %s keeps its input if React can't update it", (_, wrap) => {
  const { container } = render(
    <>
      {wrap(<TranslatedForm />)}
      <Boundary>
        <footer>Footer</footer>
      </Boundary>
    </>,
  );
  screen.getByRole<HTMLInputElement>("textbox").value = "Ada";
  translate(container);
  act(() => screen.getByRole("button").click());
  expect(screen.getByRole("textbox")).toHaveValue("Ada");
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  expect(screen.getByRole("note")).toHaveTextContent("didn’t load");
  expect(screen.getByRole("contentinfo")).toHaveTextContent("FOOTER");
});
