import { existsSync } from "node:fs";
import { listFixedPaths } from "../../src/content/check/rules/links/fixed-paths";
import {
  findLinkTargets,
  type LinkTargets,
} from "../../src/content/check/rules/links/link-targets";
import { readContent } from "../../src/content/check/read/read-content";
import { isSiteId } from "../../src/lib/links/site-ids";
import { todayInAustin } from "../../src/lib/time/local-time";
import { fixedContent } from "../../test/sites/copied-site.mjs";
import { expect, test } from "../support/fixtures";
import { listedRoutes } from "../support/routes";
import { builtSite } from "../../test/sites/sites.mjs";
import { readHtml } from "./page-text";

/** The link targets that `npm run check` assumes for the tested site. */
async function expectedTargets(): Promise<LinkTargets> {
  const content = await readContent(fixedContent);
  return findLinkTargets(content, await listFixedPaths("."), todayInAustin(new Date()));
}

/** Whether an id is only for scripts or labels. */
const isInternal = (id: string, fragments: ReadonlySet<string>): boolean =>
  !fragments.has(id) && (isSiteId(id) || id.endsWith("-name"));

test("the content check knows all built pages and files, and no others", async () => {
  const { pages, files } = await expectedTargets();
  expect([...pages.keys()]).toEqual(expect.arrayContaining(listedRoutes));
  for (const path of pages.keys())
    expect(existsSync(`${builtSite.folder}${path}index.html`), path).toBe(true);
  for (const file of files) expect(existsSync(builtSite.folder + file), file).toBe(true);
});

test("the content check knows all fragments of each page", async () => {
  const { pages } = await expectedTargets();
  for (const [path, fragments] of pages) {
    const ids = [...readHtml(path).matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);
    const linkable = ids.filter((id) => !isInternal(id, fragments));
    const expected = [...fragments].filter((id) => !["", "top"].includes(id));
    expect(linkable.toSorted(), path).toEqual(expected.toSorted());
  }
});
