import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatErrors } from "../content/check/format-errors";
import { readProject } from "../content/check/read-project";
import { rememberCommand } from "./on-pre-init";

// `gatsby develop` repeats the check in one process.
let lastReport = "";

/** Errors end a build. The live preview reports them once for each change, and continues. */
export async function checkAndReport(reporter: Reporter): Promise<void> {
  const project = await readProject(process.cwd());
  const outcome = isBuild() ? "Nothing was built." : "Fix them and save.";
  const errors = checkContent(project);
  const report = formatErrors(errors, outcome);
  if (report && report !== lastReport) reporter.log(`\n${report}\n`);
  if (lastReport && !report) reporter.success("All errors in the content are fixed.");
  lastReport = report;
  if (isBuild() && report) reporter.panic("The content has errors. The list is above.");
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  rememberCommand(isBuild() ? "gatsby build" : "npm run develop");
  return checkAndReport(reporter);
};

export const isBuild = (): boolean => process.env.NODE_ENV === "production";
