/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeOldQueries } from "./remove-stale-files";

test("only results that a page asks for are published", async () => {
  const folder = mkdtempSync(join(tmpdir(), "results-"));
  for (const hash of ["12", "34", "56"]) writeFileSync(join(folder, `${hash}.json`), "{}");
  await removeOldQueries(folder, [{ staticQueryHashes: ["12"] }, { staticQueryHashes: ["56"] }]);
  expect(readdirSync(folder)).toEqual(["12.json", "56.json"]);
});

test("a site without such results is built as well", async () => {
  await expect(removeOldQueries("no/such/folder", [])).resolves.toBeUndefined();
});
