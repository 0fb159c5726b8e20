import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { builtSite, fullSite } from "../../test/builds/sites.mjs";

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

/** Files of the build and of its plugins. Add new ones here. */
const known = [
  /^(.+\/)?index\.html$|^404\.html$/,
  /^page-data\/(app-data|(.+\/)?page-data|sq\/d\/\d+)\.json$/,
  /^[\w-]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$|^styles\.[0-9a-f]{20}\.css$/,
  /^img-cache\/[\w.-]+-(sm|md|lg)\.webp$/,
  /^static\/([0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+\.(webp|jpg)|[\w-]+\.woff2)$/,
  /^(chat\.json|manifest\.webmanifest|robots\.txt|rss\.xml|sitemap-\w+\.xml|licenses\.txt|version\.json)$/,
  /^post-data\/blog\/[^/]+\.json$/,
  /^(_gatsby|~partytown)\/|^(chunk-map|licenses|webpack\.stats)\.json$/,
  /^admin\//,
];

const isText = /(\.(html|js|json|xml|txt|svg|css|webmanifest)|_headers|_redirects)$/;

const readTexts = (folder: string) =>
  listFiles(folder)
    .filter((file) => isText.test(file))
    .map((file) => ({
      path: `${folder}/${file}`,
      text: readFileSync(`${folder}/${file}`, "utf8"),
    }));

/** Excludes the editor, which has its own policy: src/gatsby/editor/editor-page.ts. */
const isSitePage = (path: string) => path.endsWith(".html") && !/\/(_gatsby|admin)\//.test(path);

/** The policy's addition for session recordings, which the full site makes. */
const forRecordings = "style-src-attr 'unsafe-inline'; ";

const policyAtStart =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; ([^"]+)"/i;

// `npm test` doesn't build the full site.
for (const { folder } of [builtSite, fullSite].filter((site) => existsSync(site.folder))) {
  test(`${folder} contains only files that are listed here`, () => {
    const copied = new Set(listFiles("static"));
    const others = listFiles(folder).filter(
      (file) => !copied.has(file) && !known.some((pattern) => pattern.test(file)),
    );
    expect(others).toEqual([]);
  });

  test(`${folder}: each page starts with a strict policy, and its tags are safe`, () => {
    const pages = readTexts(folder).filter(({ path }) => isSitePage(path));
    expect(pages.length).toBeGreaterThan(30);
    let frames = 0;
    for (const { path, text } of pages) {
      const policy = policyAtStart.exec(text)?.[1]?.replace(forRecordings, "");
      expect(policy, path).toMatch(/script-src 'self' '.*style-src 'self' '.*base-uri 'none'/);
      expect(policy, path).not.toMatch(/unsafe-(inline|eval)| \*|https?:(?!\/\/)/);
      for (const [tag] of text.matchAll(/<(a|link|form|img|source|script|iframe)\b[^>]*>/g)) {
        expect(tag, path).not.toMatch(/(href|src|srcset|action)="[^"]*http:\/\//i);
        if (tag.includes("_blank")) expect(tag, path).toMatch(/ rel="[^"]*\bnoopener\b/);
        if (!tag.startsWith("<iframe")) continue;
        frames += 1;
        expect(tag, path).toMatch(/ sandbox=".* referrerPolicy="| referrerPolicy=".* sandbox="/i);
        expect(tag, path).not.toMatch(/allow-top-navigation[ "]|allow-forms|allow-modals/);
      }
    }
    expect(frames).toBeGreaterThan(1);
  });

  test(`${folder}: pictures have the size in HTML, and no metadata of the camera`, async () => {
    const sizes = new Map<string | undefined, string>();
    for (const path of listFiles(folder).filter((file) =>
      /^(img-cache|static\/).*\.(webp|jpg)$/.test(file),
    )) {
      const photo = sharp(readFileSync(join(folder, path)));
      const { width, height, exif, xmp, iptc, orientation } = await photo.metadata();
      expect({ exif, xmp, iptc, orientation }, path).toEqual({});
      sizes.set(`/${path}`, `${width} x ${height}`);
    }
    let compared = 0;
    for (const { path, text } of readTexts(folder).filter(({ path }) => isSitePage(path)))
      for (const [tag] of text.matchAll(/<img\b[^>]*>/g)) {
        const [, src] = / src="([^"?]+)/.exec(tag) ?? [];
        const [, width, height] = / width="([^"]+)" height="([^"]+)"/.exec(tag) ?? [];
        if (!width || !sizes.has(src)) continue;
        compared += 1;
        expect(`${width} x ${height}`, `${src} on ${path}`).toBe(sizes.get(src));
      }
    expect(compared).toBeGreaterThan(30);
  });

  test(`${folder}: a carousel photo's version is that of gatsby-plugin-sharp's file`, () => {
    const home = readFileSync(join(folder, "index.html"), "utf8");
    const made = listFiles(join(folder, "static"));
    const urls = new Set(home.match(/\/img-cache\/[^"]+/g));
    expect(urls.size).toBeGreaterThan(12);
    for (const url of urls) {
      const [, file = "", name = "", photo = "", options = ""] =
        /^(.+\/(.+)-..\.webp)\?v=(\w{8})(\w{5})$/.exec(url) ?? [];
      const original = made.find(
        (path) => path.startsWith(photo) && path.endsWith(`/${options}/${name}.webp`),
      );
      const bytes = readFileSync(join(folder, "static", original ?? url));
      expect(bytes.equals(readFileSync(join(folder, file))), url).toBe(true);
    }
  });

  test(`${folder} contains no local paths and no secrets`, () => {
    const secrets = Object.entries(process.env)
      .filter(([name]) => /token|secret|password|credential|_key$/i.test(name))
      .map(([, value]) => value ?? "");
    const secretTexts = [process.cwd(), homedir(), ...secrets].filter((text) => text.length > 5);
    for (const { path, text } of readTexts(folder)) {
      for (const one of secretTexts) expect(text.includes(one), `${path} has ${one}`).toBe(false);
      expect(text, path).not.toMatch(/npm_lifecycle_event|\bprocess\.env\b|GATSBY_MIXPANEL/);
    }
    // Source maps contain local paths.
    expect(readdirSync(folder).filter((file) => file.endsWith(".map"))).toEqual([]);
  });
}
