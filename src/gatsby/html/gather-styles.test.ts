import { gatherStyles } from "./gather-styles";

const page = (body: string, head = "<title>A</title>") =>
  `<html><head>${head}</head><body>${body}</body></html>`;

describe("gatherStyles", () => {
  it("brings styles into the head, in their order", () => {
    const html = page(
      '<style data-emotion="css a">.css-a{color:red;}</style><p></p>' +
        '<style data-emotion="css b">.css-b{content:"$&";}</style><p></p>',
    );
    expect(gatherStyles(html)).toBe(
      page(
        "<p></p><p></p>",
        '<title>A</title><style data-emotion="css a b" data-s="">.css-a{color:red;}.css-b{content:"$&";}</style>',
      ),
    );
  });

  it("keeps a style that stands there twice only once", () => {
    const style = '<style data-emotion="css a">.css-a{color:red;}</style>';
    expect(gatherStyles(page(`${style}<p></p>${style}`)).match(/\.css-a/g)).toHaveLength(1);
  });

  it.each([
    ["a page without styles", page("<p></p>")],
    ["other style sheets", page("<p></p>", '<style data-href="/styles.css">p{}</style>')],
    [
      "a page that is finished",
      gatherStyles(page('<style data-emotion="css a">.css-a{color:red;}</style>')),
    ],
  ])("leaves %s alone", (_, html) => {
    expect(gatherStyles(html)).toBe(html);
  });
});
