/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Store } from "gatsby";
import {
  forgetStaleJobs,
  removeStalePictures,
  removeUnusedQueryResults,
} from "./remove-stale-files";

test("only query results that a page uses are published", async () => {
  const folder = mkdtempSync(join(tmpdir(), "results-"));
  for (const hash of ["12", "34", "56"]) writeFileSync(join(folder, `${hash}.json`), "{}");
  await removeUnusedQueryResults(folder, [
    { staticQueryHashes: ["12"] },
    { staticQueryHashes: ["56"] },
  ]);
  expect(readdirSync(folder)).toEqual(["12.json", "56.json"]);
});

test("a site without static queries is no error", async () => {
  await expect(removeUnusedQueryResults("no/such/folder", [])).resolves.toBeUndefined();
});

test("variants of a replaced, renamed or deleted picture aren't published", async () => {
  const folder = mkdtempSync(join(tmpdir(), "variants-"));
  const [hash, oldHash] = ["0".repeat(32), "a".repeat(32)];
  const files = [`${hash}/0d425/rex.webp`, `${hash}/0d425/old.webp`, `${oldHash}/0d425/rex.webp`];
  for (const file of [...files, `${hash}/fecc3/rex.jpg`, "figtree-0123.woff2"]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  await removeStalePictures(folder, [{ name: "rex", internal: { contentDigest: hash } }]);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(
    left
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(["figtree-0123.woff2", "rex.jpg", "rex.webp"]);
});

test("Gatsby makes the variants of a picture again that was deleted and restored", () => {
  const jobs = {
    rex: ["/content/rex.jpg"],
    ada: ["/.cache/ada.png"],
    both: ["/content/rex.jpg", "/old.jpg"],
  };
  const complete = new Map(
    Object.entries(jobs).map(([job, paths]) => [
      job,
      { inputPaths: paths.map((path) => ({ path })) },
    ]),
  );
  const dispatch = jest.fn();
  const store = { getState: () => ({ jobsV2: { complete } }), dispatch } as unknown as Store;
  forgetStaleJobs(store, [{ absolutePath: "/content/rex.jpg" }]);
  expect(dispatch.mock.calls.flat()).toEqual(
    ["ada", "both"].map((contentDigest) => ({
      type: "REMOVE_STALE_JOB_V2",
      payload: { contentDigest },
    })),
  );
});
