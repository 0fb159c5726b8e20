import { readdirSync, readFileSync } from "node:fs";

/* Gatsby forgets what it has kept when a plugin's version changes; without one, when its files do. */
test.each(readdirSync("plugins").filter((name) => !name.includes(".")))(
  "%s has no version of its own",
  (name) => {
    expect(JSON.parse(readFileSync(`plugins/${name}/package.json`, "utf8"))).not.toHaveProperty(
      "version",
    );
  },
);
