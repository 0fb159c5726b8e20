const { transformSync } = require("esbuild");

/** Converts ES modules for Jest, in a tenth of Babel's time. */
module.exports = {
  process: (source) => ({ code: transformSync(source, { format: "cjs", target: "node20" }).code }),
};
