// @ts-check
/**
 * How long builds take with many posts, and what /blog/ weighs then, in a copy of the project:
 * node bench/posts.mjs 10 100 1000
 */
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root, run } from "../scripts/processes.mjs";
import { siteInputs } from "../scripts/site-inputs.mjs";

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error("Say for how many posts: node bench/posts.mjs 10 100 1000");
  process.exit(1);
}

const folder = join(root, "test-results/bench-posts");
const written = readdirSync("content/blog");

/**
 * Adds posts, made from those of the project, a day apart; the project's own stay, since data
 * refers to them.
 *
 * @param {number} count how many there are then
 */
function addPosts(count) {
  const blog = join(folder, "content/blog");
  for (let number = written.length; number < count; number += 1) {
    const source = join(root, "content/blog", written[number % written.length] ?? "");
    const target = join(blog, `post-${number}`);
    const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
    mkdirSync(target, { recursive: true });
    // Links: a thousand covers would be half a gigabyte.
    linkSync(join(source, "cover.png"), join(target, "cover.png"));
    const text = readFileSync(join(source, "index.mdx"), "utf8")
      .replace(/^title:.*$/m, `title: Post number ${number}`)
      .replace(/^datePublished:.*$/m, `datePublished: "${day}"`)
      .replace(/^lastModified:.*$/m, `lastModified: "${day}"`);
    writeFileSync(join(target, "index.mdx"), text);
  }
}

/** Seconds that a build takes. */
async function build() {
  const start = performance.now();
  if ((await run("gatsby", ["build"], { cwd: folder })) !== 0) throw new Error("The build failed");
  return Math.round((performance.now() - start) / 1000);
}

/** Bytes of the page's HTML, its data and the scripts that its HTML names, as they are and zipped. */
function weighBlog() {
  const built = join(folder, "public");
  const html = readFileSync(join(built, "blog/index.html"), "utf8");
  const scripts = [...html.matchAll(/<script src="(\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  const files = ["/blog/index.html", "/page-data/blog/page-data.json", ...new Set(scripts)].map(
    (path) => join(built, path),
  );
  return {
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    zipped: files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0),
  };
}

const results = [];
for (const count of counts) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of siteInputs) cpSync(join(root, path), join(folder, path), { recursive: true });
  addPosts(count);
  const cold = await build();
  const warm = await build();
  results.push({ posts: count, "cold s": cold, "warm s": warm, ...weighBlog() });
}
rmSync(folder, { recursive: true, force: true });
console.table(results);
