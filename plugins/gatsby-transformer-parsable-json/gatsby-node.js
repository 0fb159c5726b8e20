/**
 * gatsby-transformer-json for files that may be broken for a while: see last-readable.js.
 *
 * It also notes each record's index in its file as `position`: Gatsby keeps nodes in the order in which
 * they last changed, so an edited record would move to the end of an unsorted query.
 */
const transformer = require("gatsby-transformer-json/gatsby-node");
const lastReadable = require("../last-readable");

function isReadable(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function onCreateNode(args, options) {
  let position = 0;
  const createNode = (record) => args.actions.createNode({ ...record, position: position++ });
  return transformer.onCreateNode({ ...args, actions: { ...args.actions, createNode } }, options);
}

exports.shouldOnCreateNode = transformer.shouldOnCreateNode;
exports.onCreateNode = lastReadable(isReadable, onCreateNode);
