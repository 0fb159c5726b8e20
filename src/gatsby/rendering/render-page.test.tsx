/** @jest-environment node */
import { Suspense } from "react";
import { Helmet } from "react-helmet";
import { renderPage } from "./render-page";

const Broken = () => {
  throw new Error("no price");
};

describe("renderPage", () => {
  it("has each part in its place, however long", async () => {
    const long = "wash and dry ".repeat(5000);
    const { html } = await renderPage(
      <main>
        <Suspense>{long}</Suspense>
        <p>end</p>
      </main>,
    );
    expect(html).toBe(`<main><!--$-->${long}<!--/$--><p>end</p></main>`);
  });

  it("fails where a part fails, so that the build does", async () => {
    const page = (
      <Suspense fallback="later">
        <Broken />
      </Suspense>
    );
    await expect(renderPage(page)).rejects.toThrow("no price");
  });

  it("gives each of several pages its own head, also those after one that fails", async () => {
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
        Helmet.renderStatic(); // as gatsby-plugin-react-helmet does for each page
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
});
