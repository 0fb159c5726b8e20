import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { openHydrated } from "../support/page";
import { shownInjections } from "../../test/builds/full-injections.mjs";

/** Contains all injections of test/builds/injections.json that the content check accepts. */
test.use({ site: "full" });

/**
 * The text of a document, and everything in it that could run: inline scripts, attributes, elements
 * that load other documents. Runs in the browser, so it can't use anything outside itself.
 *
 * @param html a page as served; by default the open page
 */
function readDocument(html?: string) {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const elements = [...root.querySelectorAll("*")];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const body = root.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll("script, style, noscript, template")) hidden.remove();
  // The inline script contains the opening states as texts, which it only shows.
  const withoutTexts = (code: string) => code.replace(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gs, "");
  for (const data of root.querySelectorAll("script[type*=json]"))
    JSON.parse(data.textContent ?? "");
  return {
    shown: [body.textContent ?? "", root.title, ...attributes.map(({ value }) => value)],
    running: [
      ...elements
        .filter((one) => one.matches("script:not([src], [type*=json]), style"))
        .filter(({ textContent }) => /alert\(1\)|evil/.test(withoutTexts(textContent ?? ""))),
      ...elements.filter((one) => one.matches("object, embed, base, applet, frame")),
    ].map(({ outerHTML }) => outerHTML),
    attributes: attributes
      .filter(
        ({ name, value, ownerElement }) =>
          name.startsWith("on") ||
          (/^(href|src|action|formaction|srcdoc)$/.test(name) &&
            ownerElement?.localName !== "img" &&
            /^\s*(javascript|vbscript|data):/i.test(value)),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  };
}

/** A text in one line, with the quotes as typed: pages show typographic ones. */
const plain = (text: string) =>
  text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** Expects a document to show its injections as text and to run no injected code. */
function expectText(path: string, { shown, ...executable }: ReturnType<typeof readDocument>) {
  expect(executable, path).toEqual({ running: [], attributes: [] });
  const injections = shownInjections.filter(({ page, at }) => page === path && at !== "image");
  const texts = shown.map(plain);
  const missing = injections.filter(
    ({ value, shows = value }) => !texts.some((text) => text.includes(plain(shows))),
  );
  expect(
    missing.map(({ value }) => value),
    path,
  ).toEqual([]);
}

function recordDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

const paths = [...new Set(shownInjections.map(({ page }) => page ?? ""))];

test("pages and chat show injected code as text", async ({ page }) => {
  const dialogs = recordDialogs(page);
  for (const path of paths.filter((one) => one !== "chat")) {
    await openHydrated(page, path);
    expectText(path, await page.evaluate(readDocument, undefined));
    const html = await (await page.request.get(path)).text();
    expectText(path, await page.evaluate(readDocument, html));
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Chat assistant" }).click();
  await expect(page.getByRole("log")).toContainText("Howdy");
  expectText("chat", await page.evaluate(readDocument, undefined));
  expect(dialogs).toEqual([]);
});

const post = "/blog/thanksgiving/";

test("feed and sitemap are well-formed and contain injected code only as text", async ({
  page,
}) => {
  await page.goto("/404.html");
  const read = async (path: string) =>
    page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, "application/xml");
        const unexpected = parsed.querySelector("parsererror, script, img, svg")?.outerHTML;
        return { unexpected, text: parsed.documentElement.textContent ?? "" };
      },
      await (await page.request.get(path)).text(),
    );
  const [feed, sitemap] = [await read("/rss.xml"), await read("/sitemap-0.xml")];
  for (const { unexpected, text } of [feed, sitemap]) {
    expect(unexpected).toBeUndefined();
    expect(text).toContain(new URL(post, content.site.url).href);
  }
  const inFeed = shownInjections.filter(
    ({ file, at }) => file.includes("/blog/") && /^(title|preview|author)$/.test(at),
  );
  for (const { value } of inFeed) expect(feed.text).toContain(value);
});
