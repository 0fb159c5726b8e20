import { all, readErrors, write } from "../../../../test/content-check/check-files";
import { listAllFiles } from "../list-files";
import { checkStaticNames } from "./check-static-names";

test("allows the files of this project", async () => {
  const files = await listAllFiles(process.cwd(), "static");
  expect(files).toContain("static/favicon.svg");
  expect(checkStaticNames(files)).toEqual([]);
});

test.each([
  "google1a2b3c4d5e6f7890.html",
  "BingSiteAuth.xml",
  "pinterest-1a2b3.html",
  "CNAME",
  ".nojekyll",
  ".well-known/security.txt",
  "price-list.pdf",
  ".DS_Store",
])("allows %s", (name) => {
  expect(checkStaticNames([`static/${name}`])).toEqual([]);
});

const refused = [
  "biscuit.jpg",
  "tour.mp4",
  "logo.svg",
  "icons/logo.svg",
  "favicon.svg.html",
  "a/favicon.svg",
  "googly.html",
  "page.html",
  "robots.txt",
  ".hidden.svg",
];

test.each(refused)("refuses %s", async (name) => {
  const errors = await readErrors(all(write("static/CNAME", ""), write(`static/${name}`, "")));
  expect(errors).toEqual([
    expect.stringMatching(`^static/${name} \\| a file that can't be in static`),
  ]);
});
