import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { visibleTexts } from "../visible-texts";

/** Texts with a page of their own kind; all others get `text-page`. */
const templates: Record<string, string> = { about: "groomer-page" };

/** A page `/<name>/` for each text in `content/pages`. */
export function createTextPages(args: CreatePagesArgs): void {
  for (const { fields } of visibleTexts(args)) {
    const [, name] = /^pages\/([^/]+)$/.exec(fields.contentPath) ?? [];
    if (!name) continue;
    args.actions.createPage({
      path: `/${name}/`,
      component: path.resolve(`src/templates/${templates[name] ?? "text-page"}.tsx`),
      context: { contentPath: fields.contentPath },
    });
  }
}
