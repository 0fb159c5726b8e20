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
import { cases, type Case } from "./cases";
import { writeSite } from "./check-files";
import { fixtureSite, type Files } from "./fixture-site";

const page = "content/pages/terms.mdx";
const post = "content/blog/teeth/index.mdx";

function replaceOnce(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`"${part}" isn't in the text once`);
  return text.replace(part, () => by);
}

/** Sets a field of a data file: `team.0.email`. */
function setField(text: string, path: string[], value: unknown): string {
  const data = JSON.parse(text) as object;
  const parent = path.slice(0, -1).reduce<object>((inner, step) => {
    const next = (inner as Record<string, unknown>)[step];
    if (typeof next !== "object" || next === null) throw new Error(`no field ${path.join(".")}`);
    return next;
  }, data);
  Object.assign(parent, { [path.at(-1) ?? ""]: value });
  return JSON.stringify(data, null, 2);
}

function applyCase(files: Files, [where, input]: Case): [path: string, text: string] {
  const textOf = (path: string) => String(files.get(path));
  if (where === "page") return [page, replaceOnce(textOf(page), "Our terms.", String(input))];
  if (where === "post")
    return [post, replaceOnce(textOf(post), "<Callout>", `${String(input)}\n\n<Callout>`)];
  if (where === "title") return [page, replaceOnce(textOf(page), 'title: "Terms"', String(input))];
  if (Array.isArray(input)) return [where, replaceOnce(textOf(where), ...input)];
  const [name = "", ...path] = where.split(".");
  if (where.includes("/")) return [where, String(input)];
  return [`data/${name}.json`, setField(textOf(`data/${name}.json`), path, input)];
}

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

  test.each(cases)("%s %j: %s (%s)", async (...one) => {
    const [path, text] = applyCase(files, one);
    const project = texts.has(path)
      ? { ...site, content: parseTexts(new Map(texts).set(path, text)) }
      : await readWith(path, text);
    const { launch, others } = listWarnings(project);
    const warns = launch.length + others.length > 0 ? "warning" : "ok";
    expect(checkContent(project).length > 0 ? "error" : warns).toBe(one[2]);
  });
});
