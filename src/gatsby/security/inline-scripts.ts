import { createHash } from "node:crypto";

const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const isData = /\btype="application\/(ld\+)?json"/;

/** The hashes of the scripts that stand in a page, for its policy: `sha256-…`. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
    text === "" || isData.test(attributes)
      ? []
      : [`sha256-${createHash("sha256").update(text).digest("base64")}`],
  );
