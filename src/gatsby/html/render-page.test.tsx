/** @jest-environment node */
import { Suspense } from "react";
import { Helmet } from "react-helmet";
import { renderPage } from "./render-page";

const Broken = () => {
  throw new Error("no price");
};

test("renderPage gives each page its own head, also after a page that throws", async () => {
  const titled = (title: string) => (
    <Suspense>
      <Helmet>
        <title>{title}</title>
      </Helmet>
    </Suspense>
  );
  const broken = (
    <>
      {titled("Broken")}
      <Broken />
    </>
  );
  const pages = [titled("Prices"), broken, <p key="untitled">no title</p>, titled("Hours")];
  const rendered = await Promise.allSettled(
    pages.map(async (page) => {
      const whole = await renderPage(page);
      Helmet.renderStatic(); // like gatsby-plugin-react-helmet, for each page
      return whole;
    }),
  );
  const titles = rendered.map((page) =>
    page.status === "fulfilled" ? page.value.head.title.toString() : page.status,
  );
  expect(titles).toEqual([
    '<title data-react-helmet="true">Prices</title>',
    "rejected",
    '<title data-react-helmet="true"></title>',
    '<title data-react-helmet="true">Hours</title>',
  ]);
});
