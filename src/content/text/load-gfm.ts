/**
 * Loads the parser's extensions for GitHub-flavored Markdown, which the editor and chat assistants
 * write: tables, ~~strikethrough~~, URLs as links, task lists (https://github.github.com/gfm).
 */
export async function loadGfm() {
  const [
    { gfmTable },
    { gfmStrikethrough },
    { gfmAutolinkLiteral },
    { gfmTaskListItem },
    { gfmTableFromMarkdown },
    { gfmStrikethroughFromMarkdown },
    { gfmAutolinkLiteralFromMarkdown },
    { gfmTaskListItemFromMarkdown },
  ] = await Promise.all([
    import("micromark-extension-gfm-table"),
    import("micromark-extension-gfm-strikethrough"),
    import("micromark-extension-gfm-autolink-literal"),
    import("micromark-extension-gfm-task-list-item"),
    import("mdast-util-gfm-table"),
    import("mdast-util-gfm-strikethrough"),
    import("mdast-util-gfm-autolink-literal"),
    import("mdast-util-gfm-task-list-item"),
  ]);
  return {
    extensions: [
      gfmTable,
      gfmStrikethrough({ singleTilde: false }), // ~20 minutes
      gfmAutolinkLiteral,
      gfmTaskListItem,
    ],
    mdastExtensions: [
      gfmTableFromMarkdown,
      gfmStrikethroughFromMarkdown,
      // Without its transforms: they turn escaped URLs into links, and their nodes have no position.
      { ...gfmAutolinkLiteralFromMarkdown, transforms: [] },
      gfmTaskListItemFromMarkdown,
    ],
  };
}
