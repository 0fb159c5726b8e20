import { cp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import type { Repository, Site } from "../../content/model/entities/site-schema";
import { fillFromHost } from "../../content/model/fill-from-host";
import { readJson } from "../../content/check/read/read-json";
import { listFixedPaths } from "../../content/check/read-project";
import { adaptPackage } from "./adapt-package";
import { editorPage } from "./editor-page";

const { resolve } = createRequire(join(process.cwd(), "gatsby-node.ts"));

const styleSheets = [
  resolve("@mdxeditor/editor/style.css"),
  "src/editor/text-field/text-field.css",
];

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

const environment = { "process.env.NODE_ENV": '"production"', "process.env": "{}" };

export const bundleOptions = (): BuildOptions => ({
  bundle: true,
  // The live preview runs in a folder of symlinks and must use the data there.
  preserveSymlinks: true,
  format: "esm",
  target: "es2022",
  define: environment,
  alias: { gatsby: join(process.cwd(), "src/editor/preview/gatsby.tsx") },
  loader: { ".css": "text", ".woff2": "file" },
});

export async function buildEditor(folder: string, repository?: Repository): Promise<void> {
  const { metafile } = await build({
    entryPoints: { editor: "src/editor/app.ts" },
    outdir: folder,
    ...bundleOptions(),
    splitting: true,
    minify: true,
    metafile: true,
    legalComments: "linked",
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    publicPath: "/admin",
    define: { ...environment, fixedPaths: JSON.stringify(await listFixedPaths(process.cwd())) },
    plugins: [leaveOut, siteFromHost, adaptPackage],
    logLevel: "warning",
  });
  const entry = Object.keys(metafile.outputs).find((file) => /\/editor-\w+\.js$/.test(file)) ?? "";
  await cp(join(dirname(resolve("@sveltia/cms")), "assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  const styles = await Promise.all(styleSheets.map((path) => readFile(path, "utf8")));
  await writeFile(
    join(folder, "index.html"),
    editorPage(entry.split("/").at(-1) ?? "", repository, styles.join("\n")),
  );
}
