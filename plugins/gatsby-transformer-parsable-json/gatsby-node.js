/**
 * Wraps gatsby-transformer-json for files that are temporarily broken: it keeps the last readable
 * version. In the live preview the content check reports the error; the original would delete the
 * file's records, and every page that queries them would fail until a restart.
 */
const transformer = require("gatsby-transformer-json/gatsby-node");

function isReadable(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

exports.shouldOnCreateNode = transformer.shouldOnCreateNode;

exports.onCreateNode = async (args, options) => {
  const key = `readable ${args.node.absolutePath}`;
  const text = await args.loadNodeContent(args.node);
  if (isReadable(text)) await args.cache.set(key, text);
  const readable = await args.cache.get(key);
  if (readable === undefined) return undefined;
  return transformer.onCreateNode({ ...args, loadNodeContent: async () => readable }, options);
};
