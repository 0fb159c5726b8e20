import type { Reporter } from "gatsby";
import { checkContent } from "../content/check/check-content";
import type { ContentError } from "../content/check/content-error";
import { formatErrors } from "../content/check/format-errors";
import { readProject } from "../content/check/read-project";
import { waitingPosts } from "../content/check/warnings/waiting-posts";
import { isBuild } from "./is-build";
import { exitProcess } from "./exit-process";

interface GatsbyArgs {
  reporter: Reporter;
}

const root = process.cwd();
const previewOutcome = "The preview shows what it can; fix them and save.";

// `gatsby develop` runs the hooks repeatedly in one process.
let lastReport = "";

const report = (errors: ContentError[], outcome?: string): string =>
  formatErrors(errors, { colour: process.stdout.isTTY, outcome });

/**
 * Checks the content before Gatsby reads it. Errors end a build with exit code 1; the live preview
 * reports them and continues.
 */
export async function onPreBootstrap({ reporter }: GatsbyArgs): Promise<void> {
  const project = await readProject(root);
  const errors = checkContent(project);
  const notes = waitingPosts(project);
  if (isBuild() && errors.length > 0) {
    // Not reporter.panic, which adds a stack trace and its own text.
    reporter.log(`\n${report(errors)}\n`);
    await exitProcess();
  }
  if (isBuild() && notes.length > 0) reporter.log(`\n${notes.join("\n")}\n`);
  lastReport = report(errors, previewOutcome);
  if (lastReport) reporter.log(`\n${lastReport}\n`);
}

/** The content check's current report, without colors; empty if there are no errors. */
export const readReport = async (): Promise<string> =>
  formatErrors(checkContent(await readProject(root)), { outcome: previewOutcome });

/**
 * Repeats the check after a change in the live preview, and reports only if the result differs from
 * the last one.
 */
export async function checkOnChange({ reporter }: GatsbyArgs): Promise<void> {
  if (isBuild()) return;
  const newReport = report(checkContent(await readProject(root)), previewOutcome);
  if (newReport === lastReport) return;
  lastReport = newReport;
  if (newReport) reporter.log(`\n${newReport}\n`);
  else reporter.success("All errors in the content are fixed.");
}
