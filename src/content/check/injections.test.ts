import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { parseDocument } from "yaml";
import { checkChanged, type Change } from "../../../test/content-check/check-files";
import type { FieldPath } from "./place";

interface Injection {
  what: string;
  file: string;
  at: FieldPath | "body";
  value: string;
  page?: string;
}

/** What e2e/security/injections.spec.ts looks for in the built site. */
const injections = JSON.parse(readFileSync("test/sites/injections.json", "utf8")) as Injection[];

function inArticle(text: string, { at, value }: Injection): string {
  if (at === "body") return `${text}\n${value}\n`;
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const document = parseDocument(fields);
  document.setIn(at, value);
  return `---\n${String(document)}---\n${body}`;
}

/** Makes the attempt with the fixture's files, whose only post is another. */
const inject =
  (injection: Injection): Change =>
  (files) => {
    const { at, value } = injection;
    const file = injection.file.replace(/blog\/[\w-]+/, "blog/teeth");
    const text = String(files.get(file));
    const isData = file.endsWith(".json") && at !== "body";
    const isPicture = String(at) === "image" && !value.includes("/");
    if (isPicture)
      files.set(`content/blog/teeth/${value}`, files.get("content/blog/teeth/cover.jpg") ?? "");
    files.set(
      file,
      isData ? applyEdits(text, modify(text, [...at], value, {})) : inArticle(text, injection),
    );
  };

const named = (all: Injection[]): [string, Injection][] => all.map((one) => [one.what, one]);
const refused = injections.filter(({ page }) => page === undefined);
const shown = injections.filter(({ page }) => page !== undefined);

describe("an attempt to get code into the site", () => {
  it.each(named(refused))("is refused: %s", async (_, injection) => {
    const { errors } = await checkChanged(inject(injection));
    const file = injection.file.replace(/blog\/[\w-]+/, "blog/teeth");
    // Others may follow, in what refers to the record.
    const [error] = errors.filter((one) => one.file === file);
    expect(error?.line).toBeGreaterThan(0);
    if (injection.at !== "body") expect(error?.field).toBeTruthy();
  });

  it.each(named(shown))("is shown as text: %s", async (_, injection) => {
    expect((await checkChanged(inject(injection))).errors).toEqual([]);
  });
});
