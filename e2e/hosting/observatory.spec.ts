import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { routesOf } from "../support/routes";
import { ownSite } from "../../test/sites/sites.mjs";
import { expect, test } from "./fixtures";
import { authority, ports } from "../../test/hosting/hosted-site.mjs";
import type { Verdict } from "../../test/hosting/observatory/scan.mjs";

const least = 130;

const scan = promisify(execFile);

test(`Mozilla's Observatory gives every route at least ${least}`, async () => {
  test.setTimeout(120_000);
  const paths = [...routesOf(ownSite), "/404.html", "/no-such-page/"];
  const { stdout } = await scan(
    process.execPath,
    ["test/hosting/observatory/scan.mjs", `${ports.http}`, `${ports.https}`, ...paths],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
  );
  const verdicts = JSON.parse(stdout) as Verdict[];
  for (const { path, status, score } of verdicts)
    process.stdout.write(`      ${score} points for ${path} (${status})\n`);
  expect(verdicts.map(({ path }) => path)).toEqual(paths);
  expect(verdicts.filter(({ score, failed }) => score < least || failed.length > 0)).toEqual([]);
});
