import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlineScriptHashes } from "./inline-scripts";

const nobody = { pictures: [], frames: [], forms: [], collectors: [] };

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.split(" ")[0] === name);

describe("contentSecurityPolicy", () => {
  it("lets no script run but the site's files and those named", () => {
    const policy = contentSecurityPolicy(["sha256-abc="], nobody);
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it.each([
    ["pictures", "img-src", "img-src 'self' data: blob: https://a.example"],
    ["frames", "frame-src", "frame-src https://a.example"],
    ["forms", "connect-src", "connect-src 'self' https://a.example"],
    ["forms", "form-action", "form-action 'self' mailto: https://a.example"],
    ["collectors", "connect-src", "connect-src 'self' https://a.example"],
  ])("names the origins of %s once, in %s", (kind, name, expected) => {
    const addresses = ["https://a.example/one?x=1", "https://a.example/two"];
    const policy = contentSecurityPolicy([], { ...nobody, [kind]: addresses });
    expect(directive(policy, name)).toBe(expected);
  });
});

describe("inlineScriptHashes", () => {
  const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

  it.each([
    ["a script", "<script>go()</script>", [hashOf("go()")]],
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
