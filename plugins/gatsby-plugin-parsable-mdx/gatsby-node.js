/** gatsby-plugin-mdx for texts whose front matter may be broken for a while: see last-readable.js. */
const mdx = require("gatsby-plugin-mdx/gatsby-node");
const { parseDocument } = require("yaml");
const lastReadable = require("../last-readable");

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;

const isReadable = (text) => {
  const [, fields] = frontMatter.exec(text) ?? [];
  return fields !== undefined && parseDocument(fields).errors.length === 0;
};

module.exports = { ...mdx, onCreateNode: lastReadable(isReadable, mdx.onCreateNode) };
