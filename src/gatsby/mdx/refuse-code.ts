import { partsOf, writtenAs, type MdxNode } from "../../content-check/mdx/mdx-node";
import { anyLink } from "../../content-check/rules/explain-address";
import { explainNode } from "../../content-check/rules/explain-mdx-node";
import { anyFact } from "../../content-check/rules/known-facts";

/**
 * A plugin of MDX that stops at whatever isn't text before any of it runs. The content check reads
 * the same tree, but the live preview goes on in spite of what it says.
 *
 * @throws Error with line and column
 */
export const refuseCode =
  () =>
  (tree: MdxNode, file: { value: unknown }): void => {
    for (const node of partsOf(tree)) {
      const [words] = explainNode(node, writtenAs(node, String(file.value)), anyFact, anyLink);
      const { line = 1, column = 1 } = node.position?.start ?? {};
      if (words) throw new Error(`${line}:${column}: an article can't have ${words.found}`);
    }
  };
