/** Files from Windows may begin with a byte order mark, at which gatsby-transformer-json stops. */
exports.onCreateNode = async ({ node, loadNodeContent }) => {
  if (node.internal.mediaType !== "application/json") return;
  node.internal.content = (await loadNodeContent(node)).replace(/^\uFEFF/, "");
};
