/**
 * Replaces the package `prop-types`, because React 19 doesn't check prop types. Every type, and
 * every call of one, returns this function.
 */
const propType: object = new Proxy(() => propType, { get: () => propType });

export { propType as default };
