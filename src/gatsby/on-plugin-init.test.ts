import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import source from "gatsby-source-filesystem";
import { onPluginInit } from "./on-plugin-init";

const loadText = async (path: string, text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), "plain-")), "file");
  writeFileSync(file, text);
  await onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  const { loadNodeContent } = source as unknown as {
    loadNodeContent: (node: object) => Promise<string>;
  };
  const [sourceInstanceName = "", ...rest] = path.split("/");
  return loadNodeContent({ absolutePath: file, sourceInstanceName, relativePath: rest.join("/") });
};

test("all plugins read files as the content check does", async () => {
  const text = '\uFEFF{\r\n"day":\u00a0"Mon\u200bday"\r\n}';
  expect(await loadText("data/hours.json", text)).toBe('{\n"day": "Monday"\n}');
});

test("hours and phone numbers have one format", async () => {
  const hours = await loadText("data/hours.json", '[{ "day": "Monday", "hours": "9am - 5pm" }]');
  expect(JSON.parse(hours)).toEqual([{ day: "Monday", hours: "9:00 am to 5:00 pm" }]);
  const site = await loadText("data/site.json", '{ "phone": "512.555.0142", "name": "9am - 5pm" }');
  expect(JSON.parse(site)).toEqual({ phone: "(512) 555-0142", name: "9am - 5pm" });
});

test.each(["data/hours.json", "content/blog/flea-alert/index.mdx"])(
  "a file that can't be parsed isn't changed: %s",
  async (path) => {
    expect(await loadText(path, '[{ "hours": "9am - 5pm" ')).toBe('[{ "hours": "9am - 5pm" ');
  },
);
