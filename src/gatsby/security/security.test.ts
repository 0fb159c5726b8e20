import { createHash } from "node:crypto";
import { listExternalOrigins, withPolicy, type ExternalOrigins } from "./content-security-policy";

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const noOrigins: ExternalOrigins = {
  pictures: [],
  frames: [],
  forms: [],
  formRedirects: [],
  collectors: [],
  records: false,
};

const url = "https://www.shop.example";
const developer = { name: "Team", url: "https://team.example" };

const page = (parts = "") => `<head><meta charSet="utf-8"/><title>A</title></head>${parts}`;

/** The value of a directive in a page's policy. */
function directive(name: string, html = page(), origins = noOrigins): string | undefined {
  const [, policy = ""] = /content="([^"]*)"/.exec(withPolicy(html, origins)) ?? [];
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

test.each([
  ["a script", "<script>go()</script>", ["go()"]],
  ["a script with spaces around it", "<script>\n go() </script>", ["\n go() "]],
  ["a module", '<script type="module">go()</script>', ["go()"]],
  ["two scripts", "<script>a()</script><script id=b>b()</script>", ["a()", "b()"]],
  ["a file", '<script src="/app.js"></script>', []],
  ["structured data", '<script type="application/ld+json">{}</script>', []],
  ["data", '<script type="application/json" id="x">{}</script>', []],
])("script-src allows the site's files and the hash of %s", (_, html, texts) => {
  expect(directive("script-src", page(html))).toBe(["'self'", ...texts.map(hashSource)].join(" "));
});

test.each([
  ["a sheet", '<style data-emotion="css a">.a{color:red}</style>', [".a{color:red}"]],
  ["a sheet for browsers without scripts", "<noscript><style>p{}</style></noscript>", ["p{}"]],
  ["the same sheet twice", "<style>p{}</style><style>p{}</style>", ["p{}"]],
  ["data about styles", '<script type="application/json">"<style>p{}</style>"</script>', []],
])("style-src allows the site's files, an empty sheet and the hash of %s", (_, html, texts) => {
  const hashes = ["", ...texts].map(hashSource);
  expect(directive("style-src", page(html))).toBe(["'self'", ...hashes].join(" "));
});

test("everything else is forbidden", () => {
  expect(directive("default-src")).toBe("'none'");
  expect(directive("base-uri")).toBe("'none'");
  expect(withPolicy(page(), noOrigins)).not.toMatch(/unsafe-(inline|eval)/);
});

test.each([
  [false, undefined],
  [true, "'unsafe-inline'"],
])("with session recording %s, style-src-attr is %s", (records, expected) => {
  expect(directive("style-src-attr", page(), { ...noOrigins, records })).toBe(expected);
});

test.each([
  ["pictures", "img-src", "'self' data: blob: https://a.example"],
  ["frames", "frame-src", "https://a.example"],
  ["forms", "connect-src", "'self' https://a.example"],
  ["forms", "form-action", "'self' mailto: https://a.example"],
  ["formRedirects", "form-action", "'self' mailto: https://a.example"],
  ["collectors", "connect-src", "'self' https://a.example"],
])("origins of %s appear once, in %s", (kind, name, expected) => {
  const urls = ["https://a.example/one?x=1", "https://a.example/two"];
  expect(directive(name, page(), { ...noOrigins, [kind]: urls })).toBe(expected);
});

test.each([
  ["the map's host", { latitude: 30, longitude: -97 }, "https://www.openstreetmap.org "],
  ["no map host without a map", undefined, ""],
])("frame-src allows %s, and the developer's site", (_, map, host) => {
  const origins = listExternalOrigins({ url, map, developer, forms: {} }, []);
  expect(directive("frame-src", page(), origins)).toBe(`${host}https://team.example`);
});

test.each([
  ["no service", {}, ""],
  [
    "a known service with its thank-you page on another host",
    { contactEndpoint: "https://api.web3forms.com/submit/key" },
    " https://api.web3forms.com https://web3forms.com https://www.shop.example",
  ],
  [
    "an unknown service",
    { newsletterEndpoint: "https://forms.example/a" },
    " https://forms.example https://www.shop.example",
  ],
  [
    "an unknown service with a thank-you page of the owner",
    { newsletterEndpoint: "https://forms.example/a", thankYouPage: "https://thanks.example/b" },
    " https://forms.example https://thanks.example https://www.shop.example",
  ],
])("form-action allows what %s needs", (_, forms, expected) => {
  const origins = listExternalOrigins({ url, map: undefined, developer, forms }, []);
  expect(directive("form-action", page(), origins)).toBe(`'self' mailto:${expected}`);
});

test("the policy is before everything it governs, and replaces an earlier one", () => {
  const once = withPolicy(page(), noOrigins);
  expect(once).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="[^"]*" content="[^"]*"\/><title>/,
  );
  expect(withPolicy(once, noOrigins)).toBe(once);
});

test("a page without an encoding is an error", () => {
  expect(() => withPolicy("<head></head>", noOrigins)).toThrow("charset");
});
