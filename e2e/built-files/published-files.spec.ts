import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/fixtures";
import { builtSite, fullSite } from "../../test/sites/sites.mjs";

interface Text {
  path: string;
  text: string;
}

const isText = /(\.(html|js|json|xml|txt|svg|css|webmanifest)|_headers|_redirects)$/;

const textsOf = (folder: string): Text[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The tags of a kind in all pages, each after the page that it stands in. */
const tagsOf = (texts: Text[], name: string) =>
  texts
    .filter(({ path }) => path.endsWith(".html") && !path.includes("_gatsby"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, "gi"))].map(([tag]) => `${path}: ${tag}`),
    );

/** The editor is a page of its own, with a policy of its own: src/gatsby/editor/editor-page.ts. */
const isEditor = (folder: string, path: string): boolean => path.startsWith(join(folder, "admin/"));

/** What recordings take, which the full site makes. */
const forRecordings = "style-src-attr 'unsafe-inline'; ";

for (const { folder } of [builtSite, fullSite])
  test.describe(`what is published in ${folder}`, () => {
    let texts: Text[] = [];
    test.beforeAll(() => {
      texts = textsOf(folder);
      expect(texts.length).toBeGreaterThan(30);
    });

    test("has a strict policy in each page, before all that it governs", () => {
      const pages = texts.filter(
        ({ path }) =>
          path.endsWith(".html") && !path.includes("_gatsby") && !isEditor(folder, path),
      );
      const start =
        /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ([^"]+)"/i;
      for (const { path, text } of pages) {
        const [, whole] = start.exec(text) ?? [];
        const policy = folder === fullSite.folder ? whole?.replace(forRecordings, "") : whole;
        expect(policy, path).toMatch(/script-src 'self' '.*style-src 'self' '.*base-uri 'none'/);
        expect(policy, path).not.toMatch(/unsafe-(inline|eval)| \*|https?:(?!\/\/)/);
      }
    });

    test("has what many pages show in one file, for a page to fetch it at once", () => {
      const pages = texts.filter(({ text }) => text.includes('id="page-resources"'));
      expect(pages.length).toBeGreaterThan(10);
      for (const { path, text } of pages)
        expect(text.match(/"\/page-data\/sq\/d\/\d+\.json"/g), path).toHaveLength(1);
    });

    test("holds other people's pages in a sandbox that they can't leave", () => {
      const frames = tagsOf(texts, "iframe");
      expect(frames.length).toBeGreaterThan(1);
      for (const frame of frames) {
        expect(frame).toMatch(/ sandbox="/);
        expect(frame).not.toMatch(/allow-top-navigation[ "]|allow-forms|allow-modals/);
        expect(frame).toMatch(/ referrerPolicy="/i);
      }
    });

    test("opens no window that could reach back to ours", () => {
      const links = tagsOf(texts, "a").filter((tag) => tag.includes("_blank"));
      for (const link of links) expect(link).toMatch(/ rel="[^"]*\bnoopener\b/);
    });

    test("asks for nothing without encryption", () => {
      const own = [...tagsOf(texts, "(?:a|link|form|img|source|script|iframe)")];
      expect(own.length).toBeGreaterThan(300);
      expect(own.filter((tag) => /(href|src|srcset|action)="[^"]*http:\/\//i.test(tag))).toEqual(
        [],
      );
    });

    test("says nothing of the machine that built it, and no secret", () => {
      const secrets = Object.entries(process.env)
        .filter(([name]) => /token|secret|password|credential|_key$/i.test(name))
        .map(([, value]) => value ?? "");
      const told = [process.cwd(), homedir(), ...secrets].filter((text) => text.length > 5);
      for (const { path, text } of texts) {
        for (const one of told) expect(text.includes(one), `${path} has ${one}`).toBe(false);
        expect(text, path).not.toMatch(/npm_lifecycle_event|\bprocess\.env\b|GATSBY_MIXPANEL/);
      }
    });

    test("has no source maps, which name folders of that machine", () => {
      const stats = readFileSync(join(folder, "webpack.stats.json"), "utf8");
      const chunks = (JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> })
        .assetsByChunkName;
      const scripts = Object.values(chunks).flat();
      expect(scripts.length).toBeGreaterThan(20);
      expect(scripts.filter((script) => existsSync(join(folder, `${script}.map`)))).toEqual([]);
    });
  });
