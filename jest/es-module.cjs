const { transformSync } = require("esbuild");

/** Makes a package of ES modules one that Jest can load, in a tenth of Babel's time. */
module.exports = {
  process: (source) => ({ code: transformSync(source, { format: "cjs", target: "node20" }).code }),
};
