import { createHash } from "node:crypto";
import { listExternalOrigins, withPolicy, type ExternalOrigins } from "./content-security-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const nobody: ExternalOrigins = {
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
function directive(name: string, html = page(), origins = nobody): string | undefined {
  const [, policy = ""] = /content="([^"]*)"/.exec(withPolicy(html, origins)) ?? [];
  const found = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

test.each([
  ["a script", "<script>go()</script>", ["go()"]],
  ["a script with blanks around it", "<script>\n go() </script>", ["\n go() "]],
  ["a module", '<script type="module">go()</script>', ["go()"]],
  ["two scripts", "<script>a()</script><script id=b>b()</script>", ["a()", "b()"]],
  ["a file", '<script src="/app.js"></script>', []],
  ["structured data", '<script type="application/ld+json">{}</script>', []],
  ["data", '<script type="application/json" id="x">{}</script>', []],
])("of scripts, a page may run the site's files and the hash of %s", (_, html, texts) => {
  expect(directive("script-src", page(html))).toBe(["'self'", ...texts.map(hashOf)].join(" "));
});

test.each([
  ["a sheet", '<style data-emotion="css a">.a{color:red}</style>', [".a{color:red}"]],
  ["a sheet for want of scripts", "<noscript><style>p{}</style></noscript>", ["p{}"]],
  ["the same twice", "<style>p{}</style><style>p{}</style>", ["p{}"]],
  ["data about styles", '<script type="application/json">"<style>p{}</style>"</script>', []],
])("of styles, it may have the site's files, an empty sheet and %s", (_, html, texts) => {
  const hashes = ["", ...texts].map(hashOf);
  expect(directive("style-src", page(html))).toBe(["'self'", ...hashes].join(" "));
});

test("all else that isn't named is forbidden", () => {
  expect(directive("default-src")).toBe("'none'");
  expect(directive("base-uri")).toBe("'none'");
  expect(withPolicy(page(), nobody)).not.toMatch(/unsafe-(inline|eval)/);
});

test.each([
  [false, undefined],
  [true, "'unsafe-inline'"],
])("visits are recorded: %s, and attributes may style: %s", (records, expected) => {
  expect(directive("style-src-attr", page(), { ...nobody, records })).toBe(expected);
});

test.each([
  ["pictures", "img-src", "'self' data: blob: https://a.example"],
  ["frames", "frame-src", "https://a.example"],
  ["forms", "connect-src", "'self' https://a.example"],
  ["forms", "form-action", "'self' mailto: https://a.example"],
  ["formRedirects", "form-action", "'self' mailto: https://a.example"],
  ["collectors", "connect-src", "'self' https://a.example"],
])("names the origins of %s once, in %s", (kind, name, expected) => {
  const addresses = ["https://a.example/one?x=1", "https://a.example/two"];
  expect(directive(name, page(), { ...nobody, [kind]: addresses })).toBe(expected);
});

test.each([
  ["the map's host", { latitude: 30, longitude: -97 }, "https://www.openstreetmap.org "],
  ["nobody for a map that isn't shown", undefined, ""],
])("frames may show %s, and the developer's site", (_, map, host) => {
  const origins = listExternalOrigins({ url, map, developer, forms: {} }, []);
  expect(directive("frame-src", page(), origins)).toBe(`${host}https://team.example`);
});

test.each([
  ["no service", {}, ""],
  [
    "a known service, whose thanks are on another host",
    { contactEndpoint: "https://api.web3forms.com/submit/key" },
    " https://api.web3forms.com https://web3forms.com https://www.shop.example",
  ],
  [
    "an unknown service",
    { newsletterEndpoint: "https://forms.example/a" },
    " https://forms.example https://www.shop.example",
  ],
  [
    "an unknown service with its own page for thanks",
    { newsletterEndpoint: "https://forms.example/a", thankYouPage: "https://thanks.example/b" },
    " https://forms.example https://thanks.example https://www.shop.example",
  ],
])("forms may be sent and led to what %s needs", (_, forms, expected) => {
  const origins = listExternalOrigins({ url, map: undefined, developer, forms }, []);
  expect(directive("form-action", page(), origins)).toBe(`'self' mailto:${expected}`);
});

test("the policy stands before all that it governs, in the place of an earlier build's", () => {
  const once = withPolicy(page(), nobody);
  expect(once).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="[^"]*" content="[^"]*"\/><title>/,
  );
  expect(withPolicy(once, nobody)).toBe(once);
});

test("a page that has no place for it is refused", () => {
  expect(() => withPolicy("<head></head>", nobody)).toThrow("charset");
});
