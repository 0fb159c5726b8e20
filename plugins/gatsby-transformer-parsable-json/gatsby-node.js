/**
 * gatsby-transformer-json with two differences.
 *
 * It notes each record's index in its file as `position`: Gatsby keeps nodes in the order in which they
 * last changed, so an edited record would move to the end of an unsorted query.
 *
 * It is silent about files that are no JSON: the package would print a stack trace in the live preview,
 * where the content check has told file, line and remedy in the owner's words.
 */
const transformer = require("gatsby-transformer-json/gatsby-node");

exports.shouldOnCreateNode = transformer.shouldOnCreateNode;

exports.onCreateNode = async (args, options) => {
  try {
    JSON.parse(await args.loadNodeContent(args.node));
  } catch {
    return undefined;
  }
  let position = 0;
  const createNode = (record) => args.actions.createNode({ ...record, position: position++ });
  return transformer.onCreateNode({ ...args, actions: { ...args.actions, createNode } }, options);
};
