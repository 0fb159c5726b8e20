import { cp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { Repository, Site } from "../../content/model/entities/site-schema";
import { fillFromHost } from "../../content/model/fill-from-host";
import { readJson } from "../../content/check/read/read-json";
import { editorPage } from "./editor-page";
import { writeSnapshot } from "./write-snapshot";

/** Finds packages also in a folder above, where a test site has them. */
const { resolve } = createRequire(join(process.cwd(), "gatsby-node.ts"));

/** Modules that the editor never calls: maps, syntax highlighting, other languages, code in texts, paths of pictures. */
const unused =
  /^(?:@shikijs\/|terra-draw|leaflet|svgo\/|\.\.\/locales\/.*\.json$|micromark-extension-mdxjs$|node:path$)/;

const leaveOut: Plugin = {
  name: "leave-out",
  setup(build) {
    build.onResolve({ filter: unused }, () => ({ path: "unused", namespace: "unused" }));
    build.onLoad({ filter: /.*/, namespace: "unused" }, () => ({
      contents: "export default undefined; export const mdxjs = () => ({}), posix = {};",
    }));
  },
};

/** The editor imports `data/site.json`, which lacks what the host knows. */
const siteFromHost: Plugin = {
  name: "site-from-host",
  setup(build) {
    build.onLoad({ filter: /[\\/]data[\\/]site\.json$/ }, async ({ path }) => {
      const { value } = readJson(path, await readFile(path, "utf8"));
      return { contents: JSON.stringify(fillFromHost(value as Site)), loader: "json" };
    });
  },
};

export const bundleOptions = (): BuildOptions => ({
  bundle: true,
  format: "esm",
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
  alias: { gatsby: join(process.cwd(), "src/editor/preview/gatsby.tsx") },
  loader: { ".css": "text", ".woff2": "file" },
});

/** @param built when the build that read the content started, in milliseconds */
export async function buildEditor(
  folder: string,
  repository?: Repository,
  built = Date.now(),
): Promise<void> {
  const { metafile } = await build({
    ...bundleOptions(),
    entryPoints: { editor: "src/editor/app.ts" },
    outdir: folder,
    splitting: true,
    minify: true,
    legalComments: "linked",
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    publicPath: "/admin",
    metafile: true,
    plugins: [leaveOut, siteFromHost],
    logLevel: "warning",
  });
  const entry = Object.keys(metafile.outputs).find((file) => /\/editor-\w+\.js$/.test(file)) ?? "";
  await cp(join(dirname(resolve("@sveltia/cms")), "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  await writeSnapshot(join(folder, "texts.json"), built);
  await writeFile(join(folder, "index.html"), editorPage(basename(entry), repository));
}
