/** @jest-environment node */
import { createHash } from "node:crypto";
import type { StructuredData } from "../../lib/structured-data/to-script";
import { listExternalOrigins, type ExternalOrigins } from "./content-security-policy";
import { bundleInlineScript, finishPage } from "./finish-pages";

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const noOrigins: ExternalOrigins = {
  frames: [],
  pictures: [],
  forms: [],
  formRedirects: [],
  collectors: [],
  records: false,
};

const page = (parts = "") =>
  `<html><head><meta charSet="utf-8"/><title>A</title></head><body>${parts}</body></html>`;

function directive(name: string, parts = "", origins = noOrigins): string | undefined {
  const [, policy = ""] =
    /Policy" content="([^"]*)"/.exec(finishPage(page(parts), "inline()", origins)) ?? [];
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

test("the inline script comes before Gatsby's scripts, everything else stays as it is", () => {
  const body = '<div id="___gatsby"><!--$--><p>a<!-- -->b</p><br><!--/$--></div>';
  const html = finishPage(
    page(`${body}<script src="/app.js" async=""></script>`),
    "go()",
    noOrigins,
  );
  expect(html).toContain(`${body}<script src="/app.js" async=""></script>`);
  expect(html).toContain("<script data-finished>go()</script></head>");
  expect(html).toMatch(
    /^<html><head><meta charSet="utf-8"><meta http-equiv="[^"]*" content="[^"]*" data-finished><title>/,
  );
});

test("a page that Gatsby keeps from the last build gets the new script, policy and data, once", () => {
  const html = page('<p style="color:red">a<br/>b</p>');
  const shop: StructuredData = { "@type": "LocalBusiness", "@id": "#shop", name: "<New>" };
  const forms = { ...noOrigins, forms: ["https://new.example/a"] };
  const kept = finishPage(html, "old()", noOrigins, [{ ...shop, name: "Old" }, shop]);
  const finished = finishPage(html, "now()", forms, [shop]);
  expect(finishPage(kept, "now()", forms, [shop])).toBe(finished);
  expect(finishPage(finished, "now()", forms, [shop])).toBe(finished);
});

test("a notice can neither end the inline script nor hide its end", async () => {
  const notice = { id: 1, from: 0, until: 1, text: "<!-- <script></script>" };
  const script = await bundleInlineScript(notice);
  expect(script).toContain("x3c!-- <script>");
  expect(script).not.toMatch(/<!--|<\/script/);
});

test.each([
  [false, `'unsafe-hashes' ${hashSource("outline:none")}`],
  [true, "'unsafe-inline'"],
])("with session recording %s, style-src-attr is %s", (records, expected) => {
  const html = '<div style="outline:none"></div>';
  expect(directive("style-src-attr", html, { ...noOrigins, records })).toBe(expected);
});

test.each([
  ["pictures", "img-src", "'self' data: blob: https://a.example"],
  ["forms", "form-action", "'self' mailto: https://a.example"],
  ["formRedirects", "form-action", "'self' mailto: https://a.example"],
])("origins of %s appear once, in %s", (kind, name, expected) => {
  const urls = ["https://a.example/one?x=1", "https://a.example/two"];
  expect(directive(name, "", { ...noOrigins, [kind]: urls })).toBe(expected);
});

const shop = {
  url: "https://www.shop.example",
  map: { latitude: 30.2, longitude: -97.7 },
  developer: { name: "Ada", url: "https://ada.example/work" },
};

test("pages connect to, and frame, the map's site and the developer's", () => {
  const origins = listExternalOrigins(shop, []);
  const frames = "https://www.openstreetmap.org https://ada.example";
  expect(directive("frame-src", "", origins)).toBe(frames);
  expect(directive("connect-src", "", origins)).toBe(`'self' ${frames}`);
});

test("form-action allows what a service with a thank-you page of the owner needs", () => {
  const forms = {
    newsletterEndpoint: "https://api.web3forms.com/submit/a",
    thankYouPage: "https://thanks.example/b",
  };
  const origins = listExternalOrigins({ ...shop, forms }, []);
  expect(directive("form-action", "", origins)).toBe(
    "'self' mailto: https://api.web3forms.com https://web3forms.com https://thanks.example https://www.shop.example",
  );
});
