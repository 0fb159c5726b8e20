/** @jest-environment node */
import { Suspense } from "react";
import { renderPage } from "./render-page";

const Faulty = () => {
  throw new Error("no price");
};

describe("renderPage", () => {
  it("has each part in its place, however long", async () => {
    const long = "wash and dry ".repeat(5000);
    const html = await renderPage(
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
        <Faulty />
      </Suspense>
    );
    await expect(renderPage(page)).rejects.toThrow("no price");
  });
});
