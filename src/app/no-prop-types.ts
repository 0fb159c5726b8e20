/**
 * Replaces the package `prop-types` in the built scripts: React 19 doesn't check prop types. Each
 * type, and each call of one, is this same function.
 */
const propType: object = new Proxy(() => propType, { get: () => propType });

export { propType as default };
