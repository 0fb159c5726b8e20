import path from "node:path";
import { build } from "esbuild";

/** Environment variables in the code of these scripts. */
const variables = [
  "GATSBY_MIXPANEL_TOKEN",
  "GATSBY_MIXPANEL_API_HOST",
  "GATSBY_MIXPANEL_PEOPLE",
  "GATSBY_MIXPANEL_GROUP",
  "GATSBY_MIXPANEL_AUTOCAPTURE",
  "GATSBY_MIXPANEL_RECORD_PERCENT",
];

/**
 * Bundles a script that doesn't belong to Gatsby's, and drops the code of unset variables.
 *
 * @param entry its file in the project
 * @param values of its global variables
 */
export async function bundleScript(
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const constants = {
    ...Object.fromEntries(
      variables.map((name) => [`process.env.${name}`, process.env[name] ?? ""]),
    ),
    "process.env.NODE_ENV": process.env.NODE_ENV ?? "production",
    "process.env.LANG": "", // read by the recorder of mixpanel-browser
    ...values,
  };
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value ?? null)]),
    ),
    legalComments: "none",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
