import { packageRules } from "../../renovate.json";
import { dependencies, devDependencies } from "../../package.json";

/** Patterns of packages whose internals the code uses. */
const pinned = packageRules
  .filter(({ rangeStrategy }) => rangeStrategy === "pin")
  .flatMap(({ matchPackageNames = [] }) => matchPackageNames);

const versions = Object.entries<string>({ ...dependencies, ...devDependencies });

test.each(pinned)(
  "%s has an exact version, because a patch can change the internals that the code uses",
  (name) => {
    const pattern = new RegExp(`^${name.replace("*", ".*")}$`);
    const matching = versions.filter(([dependency]) => pattern.test(dependency));
    expect(matching).not.toEqual([]);
    for (const [, version] of matching) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);
