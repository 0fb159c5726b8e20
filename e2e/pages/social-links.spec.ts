import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fullSite, builtSite } from "../../test/sites/sites.mjs";
import { socialDrawing } from "../../src/gatsby/social-drawings";
import { socialIconNames } from "../../src/content-model/names";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";

/** What a visitor can be sent of a site: pages, scripts and data. */
const sentFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("visitors are sent no icon that the shop doesn't use, and no script has one", () => {
  const used = content.socialLinks.map(({ icon }) => icon);
  const sent = sentFiles(builtSite.folder);
  for (const icon of socialIconNames.filter((name) => !used.includes(name)))
    for (const { file, text } of sent)
      expect(text.includes(socialDrawing(icon)), `${icon} in ${file}`).toBe(false);
  const scripts = sentFiles(fullSite.folder).filter(({ file }) => file.endsWith(".js"));
  for (const { file, text } of scripts)
    expect(text.includes(socialDrawing("tiktok")), `tiktok in ${file}`).toBe(false);
});
