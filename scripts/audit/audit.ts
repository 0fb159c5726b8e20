/**
 * npm run audit: what is known against the packages of the project, sorted by whom it can reach.
 * Fails where it is something that visitors are sent; needs a built site, and a registry that
 * answers.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type AuditedPackage, type Finding, sortAdvisories } from "./sort-advisories";

interface Audit {
  vulnerabilities?: Record<string, AuditedPackage>;
  /** What went wrong, in place of an answer. */
  message?: string;
}

const shippedList = "public/licenses.json";

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.resolve(file), "utf8")) as T;

/** npm's own audit; it leaves with 1 where it has found something, so that says nothing. */
const askNpm = (parameters: string[]) =>
  new Promise<Audit>((resolve) => {
    const limits = { maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", ["audit", "--json", ...parameters], limits, (_, output) =>
      resolve(JSON.parse(output || "{}") as Audit),
    );
  });

const show = ({ name, severity, title, url, range, folders }: Finding) =>
  `  ${name} ${range} (${severity}): ${title}\n    ${url}\n    ${folders.join(", ")}`;

const list = (heading: string, findings: readonly Finding[]) =>
  [`${heading}: ${findings.length || "none"}`, ...findings.map(show)].join("\n");

/** @returns the exit code */
async function audit(parameters: string[]): Promise<number> {
  if (!existsSync(shippedList)) {
    console.error(`${shippedList} says what visitors are sent, and is not there: npm run build`);
    return 2;
  }
  const { vulnerabilities, message = "no answer" } = await askNpm(parameters);
  if (!vulnerabilities) {
    console.error(
      `The registry gave no audit (${message}). Ask one that does: npm run audit -- --registry=ADDRESS`,
    );
    return 2;
  }
  const { shipped, tools } = sortAdvisories(
    Object.values(vulnerabilities),
    readJson(shippedList),
    (folder) => readJson<{ version: string }>(path.join(folder, "package.json")).version,
  );
  console.log(list("In build tools, which never reach a visitor", tools));
  console.log(list("In what visitors are sent", shipped));
  return shipped.length > 0 ? 1 : 0;
}

void audit(process.argv.slice(2)).then((code) => (process.exitCode = code));
