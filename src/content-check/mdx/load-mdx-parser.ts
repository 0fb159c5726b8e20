import type { Extension, Handle } from "mdast-util-from-markdown";
import type { MdxNode } from "./mdx-node";

/**
 * Reads an MDX text by the grammar by which the site is compiled. A tag is a part without children,
 * closed or not, so that all tags in wrong places can be told at once: check-mdx-nesting.ts does.
 *
 * @throws Error with a `position` at the first sign that MDX can't read
 */
export type MdxParser = (text: string) => MdxNode;

const ignore: Handle = () => undefined;

/** Hands every tag to the tree as if it ended with a slash. */
function separateTags(extensions: Extension[]): Extension {
  const exit = Object.assign({}, ...extensions.map((one) => one.exit)) as Extension["exit"];
  const kinds = ["mdxJsxFlowTag", "mdxJsxTextTag"];
  const endTag = (kind: string): Handle =>
    function end(token) {
      exit?.[`${kind}SelfClosingMarker`]?.call(this, token);
      exit?.[kind]?.call(this, token);
    };
  const ofMarkers = Object.fromEntries(kinds.map((kind) => [`${kind}ClosingMarker`, ignore]));
  return {
    enter: ofMarkers,
    exit: { ...ofMarkers, ...Object.fromEntries(kinds.map((kind) => [kind, endTag(kind)])) },
  };
}

/** Loads the parts of MDX that read; they are ES modules, which Gatsby's node files can't require. */
export async function loadMdxParser(): Promise<MdxParser> {
  const [{ fromMarkdown }, { mdxjs }, { mdxFromMarkdown }] = await Promise.all([
    import("mdast-util-from-markdown"),
    import("micromark-extension-mdxjs"),
    import("mdast-util-mdx"),
  ]);
  const toTree = mdxFromMarkdown();
  const options = { extensions: [mdxjs()], mdastExtensions: [toTree, separateTags(toTree)] };
  return (text) => fromMarkdown(text, options) as MdxNode;
}
