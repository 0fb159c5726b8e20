// @ts-check
/**
 * How long builds take with many posts, and what /blog/ weighs then, in a copy of the project:
 * node bench/posts.mjs 10 100 1000
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root, run } from "../scripts/processes.mjs";
import { copyProject, fixedContent } from "../test/sites/copied-site.mjs";
import { weigh } from "./weigh-files.mjs";

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error("Say for how many posts: node bench/posts.mjs 10 100 1000");
  process.exit(1);
}

const folder = join(root, "test-results/bench-posts");
const posts = join(root, fixedContent, "content/blog");
const written = readdirSync(posts);

/**
 * Adds posts, made from those of the fixed content, a day apart, with a cover of its own each; those
 * stay, since data refers to them.
 *
 * @param {number} count how many there are then
 */
async function addPosts(count) {
  const blog = join(folder, "content/blog");
  for (let number = written.length; number < count; number += 1) {
    const source = join(posts, written[number % written.length] ?? "");
    const target = join(blog, `post-${number}`);
    const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
    mkdirSync(target, { recursive: true });
    const recolored = sharp(join(source, "cover.png")).modulate({ hue: number % 360 });
    const brightened = recolored.linear(1 - number / 10_000);
    await brightened.flatten().jpeg({ quality: 85 }).toFile(join(target, "cover.jpg"));
    const text = readFileSync(join(source, "index.mdx"), "utf8")
      .replace(/^title:.*$/m, `title: Post number ${number}`)
      .replace(/^datePublished:.*$/m, `datePublished: "${day}"`)
      .replace(/^lastModified:.*$/m, `lastModified: "${day}"`)
      .replace("cover.png", "cover.jpg");
    writeFileSync(join(target, "index.mdx"), text);
  }
}

/** Memory of all processes below this one, in bytes; Linux only, elsewhere nothing. */
function memoryBelow() {
  const { stdout = "" } = spawnSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" });
  const processes = (stdout ?? "")
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = new Set([process.pid]);
  let sum = 0;
  for (const [pid = 0, parent = 0, kilobytes = 0] of processes) {
    if (!below.has(parent)) continue;
    below.add(pid);
    sum += kilobytes * 1024;
  }
  return sum;
}

/** Seconds that a build takes, and the most memory that it and its workers had, in MB. */
async function build() {
  const start = performance.now();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryBelow())), 500);
  const code = await run("gatsby", ["build"], { cwd: folder });
  clearInterval(watch);
  if (code !== 0) throw new Error("The build failed");
  return {
    seconds: Math.round((performance.now() - start) / 1000),
    megabytes: Math.round(peak / 1e6),
  };
}

/** Bytes of the page's HTML and its data, as they are and in brotli. */
function weighBlog() {
  const built = join(folder, "public");
  const files = ["/blog/index.html", "/page-data/blog/page-data.json"];
  return {
    "/blog/": files.reduce((sum, file) => sum + statSync(join(built, file)).size, 0),
    brotli: files.reduce((sum, file) => sum + weigh(built, file), 0),
  };
}

const results = [];
for (const count of counts) {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await addPosts(count);
  const cold = await build();
  const warm = await build();
  results.push({
    posts: count,
    "cold s": cold.seconds,
    "cold MB": cold.megabytes,
    "warm s": warm.seconds,
    ...weighBlog(),
  });
  console.table(results);
}
rmSync(folder, { recursive: true, force: true });
