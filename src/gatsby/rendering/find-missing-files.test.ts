/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findMissingFiles, missingFilesMessage } from "./find-missing-files";

const folder = mkdtempSync(path.join(tmpdir(), "public-"));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(path.join(folder, "static"));
for (const file of ["rex.webp", "it's 1.webp", "a,b&c.webp"])
  writeFileSync(path.join(folder, "static", file), "");

const missingIn = (html: string) =>
  findMissingFiles(folder, new Map([["public/index.html", html]])).map(({ url }) => url);

test.each([
  ['<img src="/static/rex.webp?v=1"/>'],
  ['<img src="/static/it&#x27;s%201.webp"/>'],
  ['<source srcSet="/static/a%2Cb%26c.webp 1w,\n/static/rex.webp?v=1&amp;w=2 2w"/>'],
  ['<img src="https://reviews.example/1.png"/><img src="//reviews.example/1.png"/>'],
  ['<img src="data:image/gif;base64,R0lGOD"/>'],
  ["<p>Use src=&quot;/static/none.webp&quot;</p>"],
])("all files of a page exist: %s", (html) => {
  expect(missingIn(html)).toEqual([]);
});

test.each([
  ['<img src="/static/none.webp?v=1"/>', ["/static/none.webp"]],
  [
    '<source srcSet="/static/rex.webp 1w,\n/static/none.webp 2w, /static/no.webp 3w"/>',
    ["/static/none.webp", "/static/no.webp"],
  ],
  ['<link rel="preload" as="image" imagesrcset="/static/none.webp"/>', ["/static/none.webp"]],
  ['<img src="/static/none.webp"/><img src="/static/none.webp"/>', ["/static/none.webp"]],
])("a file of a page is missing: %s", (html, expected) => {
  expect(missingIn(html)).toEqual(expected);
});

test("the message names the file and a page", () => {
  expect(missingFilesMessage([{ url: "/static/none.webp", page: "public/index.html" }])).toMatch(
    / {2}\/static\/none\.webp, in public\/index\.html$/,
  );
});
