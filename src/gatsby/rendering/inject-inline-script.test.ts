import type { PageResources } from "../../startup/inline/start-scripts";
import { injectInlineScript } from "./inline-script";

const resources: PageResources = {
  pagePath: "/faq/",
  scripts: ["/app-1.js"],
  data: ["/data.json"],
};

const gatsbysPage =
  '<html><head><title>FAQ</title></head><body><div id="___gatsby"></div>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/faq/";/*]]>*/</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.x={}</script>' +
  '<script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const finished =
  '<html><head><title>FAQ</title><script id="inline">start("$&")</script></head>' +
  '<body><div id="___gatsby"></div><!-- slice-start id="_gatsby-scripts-1" -->' +
  '<script type="application/json" id="page-resources">' +
  '{"pagePath":"/faq/","scripts":["/app-1.js"],"data":["/data.json"]}' +
  '</script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

describe("injectInlineScript", () => {
  it("replaces Gatsby's scripts with the inline script", () => {
    expect(injectInlineScript(gatsbysPage, 'start("$&")', resources)).toBe(finished);
  });

  it("doesn't change a finished page", () => {
    expect(injectInlineScript(finished, 'start("$&")', resources)).toBe(finished);
  });

  it("updates a finished page", () => {
    const next = injectInlineScript(finished, "begin()", { ...resources, scripts: ["/app-2.js"] });
    expect(next).toContain('<script id="inline">begin()</script>');
    expect(next).toContain('"/app-2.js"');
    expect(next).not.toMatch(/app-1|start\(/);
  });

  it("finishes a page again after Gatsby has rewritten its scripts", () => {
    const [, scripts = ""] = /(<!-- slice-start.*slice-end[^>]*>)/.exec(gatsbysPage) ?? [];
    const rewritten = finished.replace(/<!-- slice-start.*slice-end[^>]*>/, scripts);
    expect(injectInlineScript(rewritten, 'start("$&")', resources)).toBe(finished);
  });

  it("escapes texts that would end the element", () => {
    const html = injectInlineScript(gatsbysPage, "", { ...resources, pagePath: "/</script><b>/" });
    expect(html).not.toContain("<b>");
  });

  it("throws if Gatsby wrote no scripts into the page", () => {
    expect(() => injectInlineScript("<html></html>", "", resources)).toThrow("/faq/");
  });
});
