import { convertWordLists } from "./lists-from-word";

const item = (marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]><b>${words}</b> each<o:p></o:p></p>`;

const listsOf = (html: string) => {
  const page = new DOMParser().parseFromString(convertWordLists(html), "text/html");
  return [...page.body.children].map(({ tagName, children, textContent }) =>
    children.length > 1 || /^[OU]L$/.test(tagName)
      ? `${tagName}: ${[...children].map((child) => child.textContent).join(" | ")}`
      : `${tagName}: ${textContent}`,
  );
};

test("Word's paragraphs with bullets and numbers become lists", () => {
  const html = `<p>Prices</p>${item("·", "Bath")}${item("·", "Nails")}<p>Then</p>${item("1.", "Book")}${item("2.", "Come")}`;
  expect(listsOf(html)).toEqual([
    "P: Prices",
    "UL: Bath each | Nails each",
    "P: Then",
    "OL: Book each | Come each",
  ]);
});

test("other paragraphs stay unchanged", () => {
  const html = "<p>1. One</p><p class=MsoNormal>· Two</p>";
  expect(convertWordLists(html)).toBe(html);
});
