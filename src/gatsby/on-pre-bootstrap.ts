import type { Reporter } from "gatsby";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { checkContent } from "../content/check/check-content";
import type { ContentError } from "../content/check/errors";
import { formatErrors } from "../content/check/format-errors";
import { readProject } from "../content/check/read-project";
import { waitingPosts } from "../content/check/warnings/waiting-posts";
import { isBuild } from "./command/is-build";
import { exitProcess } from "./command/exit-process";

interface GatsbyArgs {
  reporter: Reporter;
}

const root = process.cwd();
const previewOutcome = "Fix them and save, then reload the page.";

// `gatsby develop` runs the hooks repeatedly in one process.
let lastReport = "";

const report = (errors: ContentError[], outcome?: string): string =>
  formatErrors(errors, { color: process.stdout.isTTY, outcome });

/** Shows the errors over all pages, in Gatsby's overlay. Without errors, the overlay closes. */
function showInBrowser(errors: ContentError[]): void {
  const text = formatErrors(errors, { outcome: previewOutcome });
  // The form of Gatsby's GraphQL errors, the only ones that its server sends.
  const context = { sourceMessage: "The content has errors" };
  const overlay = text ? [{ level: "ERROR", code: "content", text, context }] : null;
  websocketManager.emitError("content-check", overlay as unknown as string);
}

/**
 * Checks the content before Gatsby reads it. Errors end a build with exit code 1. The live preview
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
  showInBrowser(errors);
}

/**
 * Repeats the check after a change in the live preview, and reports only if the result differs from
 * the last one.
 */
export async function checkOnChange({ reporter }: GatsbyArgs): Promise<void> {
  if (isBuild()) return;
  const errors = checkContent(await readProject(root));
  const newReport = report(errors, previewOutcome);
  if (newReport === lastReport) return;
  lastReport = newReport;
  showInBrowser(errors);
  if (newReport) reporter.log(`\n${newReport}\n`);
  else reporter.success("All errors in the content are fixed.");
}
