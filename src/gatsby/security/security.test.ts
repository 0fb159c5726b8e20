import { createHash } from "node:crypto";
import { contentSecurityPolicy, externalOriginsOf } from "./content-security-policy";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-hashes";
import { injectPolicy } from "./inject-policy";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const nobody = { pictures: [], frames: [], forms: [], collectors: [], records: false };
const nothing = { scripts: [], styles: [] };

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.split(" ")[0] === name);

describe("contentSecurityPolicy", () => {
  it("lets nothing run or style but the site's files and what is named", () => {
    const policy = contentSecurityPolicy(
      { scripts: ["sha256-abc="], styles: ["sha256-def="] },
      nobody,
    );
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
    expect(directive(policy, "style-src")).toBe("style-src 'self' 'sha256-def='");
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  it.each([
    [false, undefined],
    [true, "style-src-attr 'unsafe-inline'"],
  ])("visits are recorded: %s, and attributes may style: %s", (records, expected) => {
    const policy = contentSecurityPolicy(nothing, { ...nobody, records });
    expect(directive(policy, "style-src-attr")).toBe(expected);
  });

  it.each([
    ["pictures", "img-src", "img-src 'self' data: blob: https://a.example"],
    ["frames", "frame-src", "frame-src https://a.example"],
    ["forms", "connect-src", "connect-src 'self' https://a.example"],
    ["forms", "form-action", "form-action 'self' mailto: https://a.example"],
    ["collectors", "connect-src", "connect-src 'self' https://a.example"],
  ])("names the origins of %s once, in %s", (kind, name, expected) => {
    const addresses = ["https://a.example/one?x=1", "https://a.example/two"];
    const policy = contentSecurityPolicy(nothing, { ...nobody, [kind]: addresses });
    expect(directive(policy, name)).toBe(expected);
  });
});

describe("externalOriginsOf", () => {
  const developer = { name: "Team", url: "https://team.example" };

  it.each([
    ["the map's host", { latitude: 30, longitude: -97 }, "https://www.openstreetmap.org "],
    ["nobody for a map that isn't shown", undefined, ""],
  ])("lets frames show %s, and the developer's site", (_, map, host) => {
    const origins = externalOriginsOf({ map, developer, forms: {} }, []);
    expect(directive(contentSecurityPolicy(nothing, origins), "frame-src")).toBe(
      `frame-src ${host}https://team.example`,
    );
  });
});

describe("inlineScriptHashes", () => {
  it.each([
    ["a script", "<script>go()</script>", [hashOf("go()")]],
    ["a script with blanks around it", "<script>\n go() </script>", [hashOf("\n go() ")]],
    ["a module", '<script type="module">go()</script>', [hashOf("go()")]],
    [
      "two scripts",
      "<script>a()</script><script id=b>b()</script>",
      [hashOf("a()"), hashOf("b()")],
    ],
    ["a file", '<script src="/app.js"></script>', []],
    ["structured data", '<script type="application/ld+json">{}</script>', []],
    ["data", '<script type="application/json" id="x">{}</script>', []],
  ])("of %s", (_, html, hashes) => {
    expect(inlineScriptHashes(html)).toEqual(hashes);
  });
});

describe("inlineStyleHashes", () => {
  it.each([
    ["a sheet", '<style data-emotion="css a">.a{color:red}</style>', [".a{color:red}"]],
    ["a sheet for want of scripts", "<noscript><style>p{}</style></noscript>", ["p{}"]],
    ["the same twice", "<style>p{}</style><style>p{}</style>", ["p{}"]],
    ["data about styles", '<script type="application/json">"<style>p{}</style>"</script>', []],
  ])("of %s, and of an empty sheet", (_, html, texts) => {
    expect(inlineStyleHashes(html)).toEqual(["", ...texts].map(hashOf));
  });
});

describe("injectPolicy", () => {
  const page = '<head><meta charSet="utf-8"/><title>A</title></head>';
  const placed = (policy: string) =>
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><title>A</title></head>`;

  it("puts the policy before all that it governs", () => {
    expect(injectPolicy(page, "img-src '$&'")).toBe(placed("img-src '$&'"));
  });

  it("replaces the policy of an earlier build", () => {
    expect(injectPolicy(placed("img-src 'self'"), "img-src 'none'")).toBe(placed("img-src 'none'"));
  });

  it("refuses a page that has no place for it", () => {
    expect(() => injectPolicy("<head></head>", "img-src 'none'")).toThrow("charset");
  });
});
