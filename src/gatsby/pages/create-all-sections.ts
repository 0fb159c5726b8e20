import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isBuild } from "../is-build";

/**
 * All sections with content that is awkward to lay out, for looking at: in the live preview alone.
 */
export function createAllSections({ actions }: CreatePagesArgs): void {
  if (isBuild()) return;
  actions.createPage({
    path: "/all-sections/",
    component: path.resolve("test/all-sections/all-sections.tsx"),
    context: {},
  });
}
