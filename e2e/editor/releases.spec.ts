import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { editorOptions } from "../../src/gatsby/editor/build-editor";
import { desktopOnly } from "../support/fixtures";
import { expect, fixedFiles, test } from "./fixtures";
import { fillFirst, textField } from "./form";

/**
 * The last releases of Sveltia CMS, at most five. Older ones than these load parts of themselves from
 * unpkg.com, which the policy of /admin/ forbids.
 */
const releases = ["0.221.1"];

const folderOf = (release: string) => resolve("test-results/releases", release);

function download(release: string): void {
  const folder = folderOf(release);
  if (existsSync(`${folder}/package/package.json`)) return;
  mkdirSync(folder, { recursive: true });
  const name = `@sveltia/cms@${release}`;
  execFileSync("npm", ["pack", name, "--silent", "--pack-destination", folder]);
  execFileSync("tar", ["xzf", `sveltia-cms-${release}.tgz`], { cwd: folder });
  symlinkSync(resolve("node_modules/@sveltia/cms/node_modules"), `${folder}/package/node_modules`);
}

/** The shop of the tests, whose repository GitHub simulates. */
const testShop: esbuild.Plugin = {
  name: "test-shop",
  setup(build) {
    const shop = JSON.parse(String(fixedFiles.get("data/site.json"))) as object;
    const repository = { provider: "github", name: "shop/site", branch: "main" };
    const contents = JSON.stringify({ ...shop, repository });
    build.onLoad({ filter: /[\\/]data[\\/]site\.json$/ }, () => ({ contents, loader: "json" }));
  },
};

async function buildWith(release: string): Promise<void> {
  const options = editorOptions(`${folderOf(release)}/built`);
  await esbuild.build({
    ...options,
    entryNames: "editor",
    minify: false,
    alias: { ...options.alias, "@sveltia/cms": `${folderOf(release)}/package` },
    plugins: [testShop, ...(options.plugins ?? [])],
  });
}

for (const release of releases)
  test.describe(`Sveltia CMS ${release}`, desktopOnly, () => {
    test.use({
      editorScripts: async ({}, use) => {
        download(release);
        await buildWith(release);
        await use(`${folderOf(release)}/built`);
      },
    });

    test("saves a post and a price", async ({ editor }) => {
      const post = "content/blog/flea-alert/index.mdx";
      await editor.open("posts/entries/flea-alert/index");
      await textField(editor.page, "Title").fill("Fleas are back");
      await editor.save();
      expect(await editor.text(post)).toBe(
        String(fixedFiles.get(post)).replace(/^title: .*$/m, "title: Fleas are back"),
      );
      await editor.open("prices/entries/walkIn");
      await fillFirst(editor.page, "Price", "19.50");
      await editor.save();
      const [first] = JSON.parse(await editor.text("data/walk-in.json")) as object[];
      expect(first).toMatchObject({ price: 19.5 });
    });
  });
