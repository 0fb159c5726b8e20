import path from "node:path";
import { build } from "esbuild";
import type { TimedNotice } from "../../lib/notice/notice";

/** Environment variables in the code of the inline script. */
const variables = ["GATSBY_MIXPANEL_TOKEN", "GATSBY_MIXPANEL_API_HOST", "GATSBY_MIXPANEL_GROUP"];

/** Bundles the inline script of every page. Drops the code of unset variables and of a missing notice. */
export async function bundleInlineScript(notice: TimedNotice | undefined): Promise<string> {
  const constants = {
    ...Object.fromEntries(
      variables.map((name) => [`process.env.${name}`, process.env[name] ?? ""]),
    ),
    "process.env.NODE_ENV": "production",
    ownersNotice: notice ?? null,
  };
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/hydration/inline.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    legalComments: "none",
    write: false,
  });
  // In HTML, `<!--` followed by `<script` would hide the script's end tag; esbuild escapes only the end tag.
  return outputFiles[0]!.text.trim().replaceAll("<!--", "\\x3c!--");
}
