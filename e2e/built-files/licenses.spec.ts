import { readFileSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import { expect, test } from "../support/fixtures";
import { builtSite } from "../../test/sites/sites.mjs";

interface ShippedPackage {
  name: string;
  license: string;
}

test("what ships is listed with its licence, and no build tool ships", async ({ request }) => {
  const listed = JSON.parse(
    readFileSync(`${builtSite.folder}/licenses.json`, "utf8"),
  ) as ShippedPackage[];
  const names = listed.map(({ name }) => name);
  for (const shipped of ["gatsby", "react", "react-dom", "@emotion/react", "stylis"])
    expect(names).toContain(shipped);
  // Analytics is off in this build, so none of its library ships.
  expect(names).not.toContain("mixpanel-browser");
  const tools = Object.keys(packageJson.devDependencies).filter((name) => !/fontsource/.test(name));
  expect(names.filter((name) => tools.includes(name))).toEqual([]);

  const text = await (await request.get("/licenses.txt")).text();
  for (const { name, license } of listed) {
    expect(text).toContain(name);
    expect(text).toContain(`: ${license}`);
  }
});
