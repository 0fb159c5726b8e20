import { parseArgs } from "node:util";
import { checkContent } from "../../src/content/check/check-content";
import {
  formatAnnotations,
  formatErrors,
  formatWarnings,
} from "../../src/content/check/format-errors";
import { readProject } from "../../src/content/check/read-project";
import { listWarnings } from "../../src/content/check/warnings";
import { readHost } from "../../src/content/model/fill-from-host";

const { all } = parseArgs({ options: { all: { type: "boolean" } } }).values;

async function check(): Promise<void> {
  const project = await readProject(process.cwd());
  const errors = checkContent(project);
  const warnings = listWarnings(project, readHost(process.env)?.url);
  const parts = [
    formatWarnings(warnings, all),
    formatErrors(errors, "The site can't be built. Fix them, then run this again."),
  ];
  if (errors.length === 0) parts.push("No errors: the site can be built.");
  if (process.env.GITHUB_ACTIONS) parts.push(formatAnnotations(errors));
  console.log(parts.filter(Boolean).join("\n\n"));
  process.exitCode = errors.length === 0 ? 0 : 1;
}

void check();
