/**
 * Lets a plugin see a file as it was when it could be read last. In the live preview the content
 * check has told file, line and remedy of one that can't be read in the owner's words: the plugin
 * would print a stack trace besides, and every page that asks for the file's records would fail.
 *
 * @param isReadable tells whether the plugin can read a text
 * @param onCreateNode the plugin's own
 */
module.exports = (isReadable, onCreateNode) => async (args, options) => {
  const key = `readable ${args.node.absolutePath}`;
  const text = await args.loadNodeContent(args.node);
  if (isReadable(text)) await args.cache.set(key, text);
  const readable = await args.cache.get(key);
  if (readable === undefined) return undefined;
  return onCreateNode({ ...args, loadNodeContent: async () => readable }, options);
};
