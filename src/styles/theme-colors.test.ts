import { readFileSync } from "node:fs";
import { themeColors } from "./theme-colors";

test.each(Object.entries(themeColors))("%s is the token", (name, colour) => {
  expect(readFileSync("src/styles/tokens.css", "utf8")).toContain(`--color-${name}: ${colour};`);
});
