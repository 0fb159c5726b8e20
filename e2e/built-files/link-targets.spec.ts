import { existsSync } from "node:fs";
import { listFixedPaths, readProject } from "../../src/content/check/read-project";
import { findLinkTargets, type LinkTargets } from "../../src/content/check/rules/check-links";
import { todayInAustin } from "../../src/lib/time/calendar";
import { fixedContent } from "../../test/sites/copied-site.mjs";
import { expect, test } from "../support/fixtures";
import { listedRoutes } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";

/** The link targets that `npm run check` assumes for the tested site. */
async function expectedTargets(): Promise<LinkTargets> {
  const { content } = await readProject(fixedContent);
  return findLinkTargets(content, await listFixedPaths("."), todayInAustin(new Date()));
}

test("the content check knows all built pages and files, and no others", async () => {
  const { pages, files } = await expectedTargets();
  expect([...pages]).toEqual(expect.arrayContaining(listedRoutes));
  for (const path of pages)
    expect(existsSync(`${builtSite.folder}${path}index.html`), path).toBe(true);
  for (const file of files) expect(existsSync(builtSite.folder + file), file).toBe(true);
});
