import { readFileSync } from "node:fs";
import sharp from "sharp";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { builtSite } from "../../test/builds/sites.mjs";

const { site } = content;
const readBuiltFile = (path: string) => readFileSync(builtSite.folder + path);

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

test("the manifest contains the shop's name, and icons have the sizes it lists", async () => {
  const manifest = JSON.parse(readBuiltFile("/manifest.webmanifest").toString()) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readBuiltFile(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("robots.txt names the sitemap, to which its usual URL redirects", () => {
  const robots = readBuiltFile("/robots.txt").toString();
  const [, url = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const { pathname } = new URL(url);
  expect(readBuiltFile(pathname).toString()).toContain(new URL("/sitemap-0.xml", site.url).href);
  expect(readBuiltFile("/_redirects").toString()).toContain(`/sitemap.xml ${pathname} 301`);
});

test("the social card is small enough for messengers", () => {
  expect(readBuiltFile("/social-card.jpg").length).toBeLessThan(150_000);
});

test("licenses.txt lists the packages of the site, without analytics if it is off", () => {
  const list = readBuiltFile("/licenses.txt").toString();
  for (const shipped of ["gatsby", "react-dom", "@emotion/react"])
    expect(list).toMatch(new RegExp(`^${shipped}\\b.*: MIT`, "m"));
  expect(list).not.toContain("mixpanel-browser");
});

test("browsers keep a missing photo only for minutes: it may come back", async ({ request }) => {
  const response = await request.get("/img-cache/missing-sm.webp?v=1");
  expect(response.status()).toBe(404);
  expect(response.headers()["cache-control"]).toBe(
    "public, max-age=600, stale-while-revalidate=86400",
  );
});
