import type { Request } from "@playwright/test";
import { hostileSvg } from "../../test/content-check/hostile-svg";
import { expect, test } from "../support/fixtures";

/* Attacks by injected code, and the policy violation that the browser must report for each. */

const evil = "https://evil.example/";

/** Elements to insert into the page: tags and properties. */
const elements: [violation: string, tag: string, properties: Record<string, string>][] = [
  ["script-src-elem inline", "script", { text: "self.in = 1" }],
  [`script-src-elem ${evil}`, "script", { src: evil }],
  ["style-src-elem inline", "style", { textContent: "body { opacity: 0 }" }],
  [`style-src-elem ${evil}`, "link", { rel: "stylesheet", href: evil }],
  [`img-src ${evil}`, "img", { src: evil }],
  ["frame-src https://evil.example", "iframe", { src: evil }],
  ["object-src", "object", { data: "/favicon.svg" }],
  ["base-uri https://evil.example", "base", { href: evil }],
];

/** Actions of scripts in the page. */
const actions: [violation: string, act: (url: string) => unknown][] = [
  ["script-src eval", () => setTimeout(() => void eval("self.in = 1"))],
  ["style-src-attr inline", () => document.body.setAttribute("style", "opacity: 0")],
  [`connect-src ${evil}`, (url) => fetch(url).catch(String)],
];

test("a page's policy blocks all code and files that the build didn't add", async ({
  page,
  violations,
  allowedErrors,
}) => {
  allowedErrors.push(/EvalError/);
  await page.goto("/faq/");
  expect(violations, "the built page").toEqual([]);
  for (const [violation, tag, properties] of elements) {
    await page.evaluate(
      (element) =>
        document.body.append(Object.assign(document.createElement(element[0]), element[1])),
      [tag, properties] as const,
    );
    await expect.poll(() => violations.join("\n")).toContain(violation);
  }
  for (const [violation, act] of actions) {
    await page.evaluate(act, evil);
    await expect.poll(() => violations.join("\n")).toContain(violation);
  }
  violations.length = 0;
  expect(await page.evaluate(() => "in" in self)).toBe(false);
});

test("no site can show a page in a frame, including this one", async ({ page, violations }) => {
  await page.route("/framer/", (route) =>
    route.fulfill({ contentType: "text/html", body: '<iframe src="/faq/"></iframe>' }),
  );
  await page.goto("/framer/");
  await expect.poll(() => violations.join()).toContain("frame-ancestors");
  violations.length = 0;
});

test("an SVG file runs no code when a visitor opens it", async ({ page, allowedErrors }) => {
  allowedErrors.push(/^Blocked script execution in .*favicon\.svg/, /Failed to fetch/);
  const body = hostileSvg;
  const isHostile = (request: Request) => request.url().startsWith(evil);
  let requests = 0;
  page.on("request", (request) => (requests += isHostile(request) ? 1 : 0));
  await page.route("/favicon.svg", async (route) =>
    route.fulfill({ response: await route.fetch(), body }),
  );
  await page.route("/unprotected.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  await page.goto("/favicon.svg");
  expect(requests).toBe(0);
  // Without the site's headers the file sends a request. Its rejection is an error of the page.
  const rejected = page.waitForEvent("pageerror");
  await page.goto("/unprotected.svg");
  await rejected;
  expect(requests).toBe(1);
});
