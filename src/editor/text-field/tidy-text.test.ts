import { readFileSync } from "node:fs";
import { mdxToMarkdown } from "mdast-util-mdx";
import { toMarkdown } from "mdast-util-to-markdown";
import type { MdxNode } from "../../content/text/parse-text";
import { updateShopData } from "../files/shop-data";
import { markdownOptions } from "./write-markdown";

const site = "data/site.json";
beforeAll(() => updateShopData(new Map([[site, readFileSync(`test/site/${site}`, "utf8")]])));

const text = (value: string): MdxNode => ({ type: "text", value });
const node = (type: string, ...children: MdxNode[]): MdxNode => ({ type, children });
const picture: MdxNode = { type: "image", url: "a.jpg", alt: "A dog" };
const lineBreak: MdxNode = { type: "break" };
const paragraph = (...children: MdxNode[]) => node("paragraph", ...children);

const options = { extensions: [mdxToMarkdown() as never], ...markdownOptions };

test.each<[string, MdxNode, string]>([
  [
    "a quote with bold words and a line break",
    node("blockquote", text("One "), node("strong", text("two")), lineBreak, text("three")),
    "> One **two**\\\n> three",
  ],
  [
    "a quote with paragraphs",
    node("blockquote", paragraph(text("A")), paragraph(text("B"))),
    "> A\n>\n> B",
  ],
  ["a picture after a sentence", paragraph(text("Start. "), picture), "Start.\n\n![A dog](a.jpg)"],
  [
    "a picture between words",
    paragraph(text("Start "), picture, lineBreak, text(" end")),
    "Start\n\n![A dog](a.jpg)\n\nend",
  ],
  [
    "pictures next to each other",
    paragraph(picture, text("\n"), picture),
    "![A dog](a.jpg)\n![A dog](a.jpg)",
  ],
  [
    "a picture in a heading",
    { ...node("heading", text("Title"), picture), depth: 2 },
    "## Title\n\n![A dog](a.jpg)",
  ],
  [
    "a picture in a list",
    node("list", node("listItem", paragraph(text("One"), picture))),
    "- One\n\n  ![A dog](a.jpg)",
  ],
  [
    "a struck price with a blank",
    paragraph(text("Was "), node("delete", text("$65 ")), text("$55")),
    "Was ~~$65~~ $55",
  ],
  ["a line break at the end", paragraph(text("A"), lineBreak, lineBreak), "A"],
  [
    "a fact as a phone writes it",
    paragraph(text("{Phone} {phone } { PHONE } {no} {a b}")),
    "{phone} {phone} {phone} \\{no} \\{a b}",
  ],
])("saves %s", (_, block, markdown) => {
  const root = node("root", block, paragraph());
  expect(toMarkdown(root as never, options).trim()).toBe(markdown);
});
