import { rm } from "node:fs/promises";
import { checkContent } from "../../src/content/check/check-content";
import {
  parseTexts,
  type Project,
  readProject,
  readTexts,
} from "../../src/content/check/read-project";
import { listWarnings } from "../../src/content/check/warnings";
import { cases } from "./cases";
import { checkChanged, setText, setValue, writeSite } from "./check-files";
import { fixtureSite } from "./fixture-site";

const named = cases.flatMap(({ file, field = "", verdict, ...inputs }) => {
  const { values = [], texts = [], sources = [] } = inputs;
  const toCase = (input: unknown, change: (text: string) => string) =>
    [file, field, input, verdict, change] as const;
  return [
    ...values.map((value) => toCase(value, (text) => setValue(text, field, value))),
    ...texts.map((text) => toCase(text, (page) => setText(page, text))),
    ...sources.map((source) => toCase(source, () => source)),
  ];
});

describe("the whole check", () => {
  let texts: Map<string, string>;
  let site: Project;
  beforeAll(async () => {
    const root = await writeSite(await fixtureSite());
    site = await readProject(root, "2025-06-01");
    ({ texts } = await readTexts(root));
    await rm(root, { recursive: true });
  });

  /** Checks a known file without the disk, which is quicker. The name of another one may be wrong. */
  function check(path: string, text: string): ReturnType<typeof checkChanged> {
    if (!texts.has(path)) return checkChanged((files) => files.set(path, text));
    const project = { ...site, content: parseTexts(new Map(texts).set(path, text)) };
    const warnings = Object.values(listWarnings(project)).flat();
    return Promise.resolve({ errors: checkContent(project), warnings });
  }

  test.each(named)("%s %s %j: %s", async (path, _field, _input, verdict, change) => {
    const { errors, warnings } = await check(path, change(texts.get(path) ?? ""));
    const warns = warnings.length > 0 ? "warning" : "ok";
    expect(errors.length > 0 ? "error" : warns).toBe(verdict);
  });
});
