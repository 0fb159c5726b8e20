import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import {
  parseTexts,
  type Project,
  readProject,
  readTexts,
} from "../../src/content/check/read-project";
import { listWarnings } from "../../src/content/check/warnings";
import { cases } from "./cases";
import { setText, setValue, writeSite } from "./check-files";
import { fixtureSite, type Files } from "./fixture-site";

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
  let files: Files;
  let root: string;
  let texts: Map<string, string>;
  let site: Project;
  beforeAll(async () => {
    files = await fixtureSite();
    root = await writeSite(files);
    site = await readProject(root, "2025-06-01");
    ({ texts } = await readTexts(root));
  });
  afterAll(() => rm(root, { recursive: true }));

  /** Reads the site with an additional file, whose name may be wrong. */
  async function readWith(path: string, text: string): Promise<Project> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    const project = await readProject(root, site.today);
    await rm(join(root, path));
    return project;
  }

  test.each(named)("%s %s %j: %s", async (path, _field, _input, verdict, change) => {
    const text = change(String(files.get(path)));
    const project = texts.has(path)
      ? { ...site, content: parseTexts(new Map(texts).set(path, text)) }
      : await readWith(path, text);
    const { launch, others } = listWarnings(project);
    const warns = launch.length + others.length > 0 ? "warning" : "ok";
    expect(checkContent(project).length > 0 ? "error" : warns).toBe(verdict);
  });
});
