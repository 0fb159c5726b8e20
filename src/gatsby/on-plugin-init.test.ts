import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import source from "gatsby-source-filesystem";
import { onPluginInit } from "./on-plugin-init";

test("all plugins get texts as the content check reads them", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "plain-")), "hours.json");
  writeFileSync(file, '\uFEFF{\r\n"day":\u00a0"Mon\u200bday"\r\n}');
  await onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  const { loadNodeContent } = source as unknown as {
    loadNodeContent: (node: object) => Promise<string>;
  };
  expect(await loadNodeContent({ absolutePath: file })).toBe('{\n"day": "Monday"\n}');
});
