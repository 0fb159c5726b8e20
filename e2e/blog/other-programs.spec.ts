import { readFileSync } from "node:fs";
import { rewrittenPost, rewrittenWords } from "../../test/sites/full-programs.mjs";
import { fullSite } from "../../test/sites/sites.mjs";
import { expect, test } from "../support/fixtures";

const readHtml = (route: string) =>
  readFileSync(`${fullSite.folder}${route}index.html`, "utf8").replace(/<head>[^]*<\/head>/, "");

test("a post that another program saved is published as it was written", () => {
  const { title, tags } = rewrittenWords;
  const post = readHtml(`/blog/${rewrittenPost}/`);
  expect(post).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(post).toContain("From a dog’s point of view, December is odd.");
  expect(post).toContain('<h2 id="section-get-the-coat-ready-early">Get the coat ready early</h2>');
  for (const tag of tags) expect(readHtml(`/blog/tag/${tag}/`)).toContain(title);
});
