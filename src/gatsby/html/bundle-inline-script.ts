import path from "node:path";
import { build } from "esbuild";
import type { TimedNotice } from "../../lib/notice/timed-notice";

/** What the environment of the build decides about the inline script. */
const variables = ["GATSBY_MIXPANEL_TOKEN", "GATSBY_MIXPANEL_API_HOST", "GATSBY_MIXPANEL_GROUP"];

/**
 * The inline script, the one script that stands in every page.
 *
 * @param notice what it shows in its time
 */
export async function bundleInlineScript(notice: TimedNotice | undefined): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/inline/inline.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: {
      ...Object.fromEntries(
        variables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]),
      ),
      ownersNotice: JSON.stringify(notice ?? null),
    },
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
