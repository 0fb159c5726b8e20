// @ts-check
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addEverything, notice } from "./full-data.mjs";

/** @param {string} file @param {string} from @param {string} to */
function edit(file, from, to) {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** @param {string} file of the records */
function deleteLast(file) {
  const records = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(records.slice(0, -1), null, 2));
}

/** Few pages change, and a build can keep the others. @param {string} project */
export function changeLittle(project) {
  edit(join(project, "data/prices.json"), '"short": 35', '"short": 36');
  edit(join(project, "data/facts.json"), '"24 hours"', '"25 hours"');
  edit(join(project, "content/blog/holiday-tips/index.mdx"), "title: ", "title: New ");
}

/** What all pages show. @param {string} project */
export function changeShared(project) {
  const data = join(project, "data");
  edit(join(data, "site.json"), '"name": "', '"name": "New ');
  edit(join(data, "site.json"), "555-0142", "555-0143");
  edit(join(data, "closed-days.json"), "January 1", "January 2");
  edit(join(data, "navigation.json"), '"name": "Blog"', '"name": "News"');
  writeFileSync(join(data, "notice.json"), JSON.stringify([{ ...notice, text: "Closed today." }]));
}

/** Posts, photos, pages, and what the full site has: another notice, a coat, photos from phones. @param {string} project */
export async function changeMost(project) {
  deleteLast(join(project, "data/reviews.json"));
  deleteLast(join(project, "data/gallery.json"));
  edit(join(project, "data/gallery.json"), '"schnauzer.png"', '"beard.png"');
  await addEverything(project);
  const gallery = join(project, "content/gallery");
  renameSync(join(gallery, "schnauzer.png"), join(gallery, "beard.png"));
  copyFileSync(join(gallery, "doodle.png"), join(gallery, "golden.png"));
  rmSync(join(gallery, "terrier-mix.png"));
  const blog = join(project, "content/blog");
  edit(join(blog, "holiday-tips/index.mdx"), "sample: true", "draft: true");
  renameSync(join(blog, "valentines-day"), join(blog, "hearts"));
  rmSync(join(blog, "local-services"), { recursive: true });
}
