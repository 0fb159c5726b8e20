/**
 * gatsby-transformer-json, but silent about files that are no JSON: it would print a stack trace in
 * the live preview, where the content check has told file, line and remedy in the owner's words.
 */
const transformer = require("gatsby-transformer-json/gatsby-node");

exports.shouldOnCreateNode = transformer.shouldOnCreateNode;

exports.onCreateNode = async (args, options) => {
  try {
    JSON.parse(await args.loadNodeContent(args.node));
  } catch {
    return undefined;
  }
  return transformer.onCreateNode(args, options);
};
