/**
 * gatsby-transformer-json for files that may be broken for a while: it sees a file as it was when it
 * could be read last. In the live preview the content check has told file, line and what is expected; the
 * package would take the file's records away, and every page that asks for them would fail for good.
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
