import { extractStyles, linkDeferredStyles } from "./extract-styles";

const page = (body: string, head = "<title>A</title>") =>
  `<html><head>${head}</head><body>${body}</body></html>`;

describe("extractStyles", () => {
  it("moves styles into the head, in their order", () => {
    const html = page(
      '<style data-emotion="css a">.css-a{color:red;}</style><p class="css-a"></p>' +
        '<style data-emotion="css b">.css-b{content:"$&";}</style><p class="b css-b"></p>',
    );
    expect(extractStyles(html).html).toBe(
      page(
        '<p class="css-a"></p><p class="b css-b"></p>',
        '<title>A</title><style data-emotion="css">.css-a{color:red;}.css-b{content:"$&";}</style>',
      ),
    );
  });

  it("puts the global style sheet first, in the same element", () => {
    const html = page(
      '<style data-emotion="css a">.css-a{color:red;}</style><p class="css-a"></p>',
      '<style data-href="/styles.1.css" data-identity="gatsby-global-css">p{content:"$&"}</style>',
    );
    expect(extractStyles(html).html).toBe(
      page(
        '<p class="css-a"></p>',
        '<style data-emotion="css">p{content:"$&"}.css-a{color:red;}</style>',
      ),
    );
  });

  it("keeps a dialog's styles in the head of a page without deferred styles", () => {
    const html = page(
      '<dialog open=""><style data-emotion="css a">.css-a{top:0;}</style><p class="css-a"></p></dialog>',
    );
    expect(extractStyles(html)).toMatchObject({
      html: expect.stringContaining(
        '<style data-emotion="css">.css-a{top:0;}</style></head>',
      ) as string,
      deferredStyles: "",
    });
  });

  it("keeps a repeated style once", () => {
    const style = '<style data-emotion="css a">.css-a{color:red;}</style>';
    const html = page(`${style}<p class="css-a"></p>${style}<p class="css-a"></p>`);
    expect(extractStyles(html).html.match(/\.css-a/g)).toHaveLength(1);
  });

  it("drops styles that no element uses, but keeps animations", () => {
    const html = page(
      '<style data-emotion="css a">.css-a{color:red;}</style>' +
        '<style data-emotion="css animation-x">@keyframes animation-x{to{top:0;}}</style>' +
        '<style data-emotion="css b">.css-b{animation:animation-x;}</style><p class="css-b"></p>',
    );
    expect(extractStyles(html).html).toBe(
      page(
        '<p class="css-b"></p>',
        '<title>A</title><style data-emotion="css">' +
          "@keyframes animation-x{to{top:0;}}.css-b{animation:animation-x;}</style>",
      ),
    );
  });

  it.each([
    ["a page without styles", page("<p></p>")],
    ["other style sheets", page("<p></p>", '<style data-href="/styles.css">p{}</style>')],
    [
      "a finished page",
      page('<p class="css-a css-b"></p>', '<style data-emotion="css">.css-a{}</style>'),
    ],
  ])("doesn't change %s", (_, html) => {
    expect(extractStyles(html).html).toBe(html);
  });

  describe("in a page with deferred styles", () => {
    const style = (name: string, css: string) => `<style data-emotion="css ${name}">${css}</style>`;
    const slot = '<div id="deferred-styles" hidden=""></div>';
    const html = page(
      `${style("a", ".css-a{top:0;}")}<p class="css-a"></p>` +
        `${style("animation-x", "@keyframes animation-x{to{top:0;}}")}` +
        `${style("b", ".css-b{top:1px;}")}<p class="css-b"></p>${slot}<p class="css-b"></p>` +
        `${style("c", ".css-c{top:2px;}")}<p class="css-c"></p>` +
        style("d", ".css-d{top:3px;}"),
    );
    const built =
      '<p class="css-a"></p><p class="css-b"></p>' +
      `${slot}<p class="css-b"></p><p class="css-c"></p>`;

    it("returns styles that only elements below the fold use", () => {
      expect(extractStyles(html)).toEqual({
        html: page(
          built,
          '<title>A</title><style data-emotion="css">' +
            ".css-a{top:0;}@keyframes animation-x{to{top:0;}}.css-b{top:1px;}</style>",
        ),
        deferredStyles: ".css-c{top:2px;}",
      });
    });

    it("also returns styles that only a dialog of the first screen uses", () => {
      const menu = `<dialog id="menu">${style("m", ".css-m{top:4px;}")}<p class="css-a css-m"></p></dialog>`;
      const { html: sheet, deferredStyles } = extractStyles(
        html.replace("<body>", `<body>${menu}`),
      );
      expect(deferredStyles).toBe(".css-m{top:4px;}.css-c{top:2px;}");
      expect(sheet).toContain(".css-a{top:0;}");
    });

    it("links them with low priority, and makes Firefox wait for them", () => {
      expect(linkDeferredStyles(page(built), "/static/a.css")).toBe(
        page(
          built.replace(
            "></div>",
            '><link data-emotion="css" rel="stylesheet" href="/static/a.css" fetchpriority="low"/>' +
              "<script> </script></div>",
          ),
        ),
      );
    });
  });
});
