/** Elements that only draw. Excludes `a`, `script`, `foreignObject` and other interactive elements. */
export const drawingElements = new Set(
  `svg g defs symbol use switch view title desc metadata style
  path rect circle ellipse line polyline polygon image text tspan textPath
  clipPath mask pattern marker linearGradient radialGradient stop
  animate animateMotion animateTransform mpath set
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

/** Namespaces of drawing programs' own data, which browsers ignore. */
export const inertNamespaces = [
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/,
  /^https?:\/\/(?:web\.resource\.org\/cc|creativecommons\.org\/ns#?)\/?$/,
  /^http:\/\/www\.inkscape\.org\/namespaces\/inkscape$/,
  /^http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd$/,
];

const inline = String.raw`data:(?:image\/(?:png|jpe?g|webp|gif|avif)|font\/[\w-]+|application\/(?:x-)?font-[\w-]+)[;\w=-]*;base64,[\w+\/=\s]*`;

/** A reference to an element of the same SVG, or to an embedded photo or font. */
const ownReference = new RegExp(`^\\s*(?:#[^"']*|${inline})\\s*$`, "i");

const cssUrl = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi;

/** CSS functions that load a file without `url()`. */
const loadingFunctions =
  /(?:^|[^\w-])(?:-webkit-)?(?:image-set|src|image|cross-fade|element|expression)\(/i;

const harmlessRules = /^@(?:media|supports|font-face|(?:-webkit-)?keyframes)\b/i;

/** Describes the CSS that runs code or loads a remote file; `undefined` if the CSS is safe. */
export function findInCss(css: string): string | undefined {
  if (css.includes("\\")) return "a style with a backslash, which can hide a URL";
  const rule = (css.match(/@[\w-]+/g) ?? []).find((one) => !harmlessRules.test(one));
  if (rule) return `${rule} in a style`;
  if (loadingFunctions.test(css)) return "a style that loads a file";
  // Browsers read an unclosed URL up to the end of the style.
  const all = [...css.matchAll(cssUrl)];
  if (all.length !== (css.match(/url\(/gi) ?? []).length) return "a style with an unfinished url()";
  const foreign = all.find(([, a, b, c]) => !ownReference.test(a ?? b ?? c ?? ""));
  return foreign && "a url() that leads out of the drawing";
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase();

/** Describes the attribute that runs code or loads a remote file; `undefined` if it is safe. */
export function findInAttribute(name: string, value: string): string | undefined {
  const local = localName(name);
  if (local.startsWith("on")) return `the attribute ${name}, which runs code`;
  if (local === "href")
    return ownReference.test(value) ? undefined : `${name} that leads out of the drawing`;
  if (name === "xml:base" || local === "src") return `the attribute ${name}`;
  if (local === "attributename" && /^(?:href|on.*)$/.test(localName(value.trim())))
    return `an animation of ${value.trim()}`;
  // Attributes with a prefix belong to drawing programs: browsers don't read them as styles.
  const isStyle = local === "style" || (!name.includes(":") && /[(\\]/.test(value));
  return isStyle ? findInCss(value) : undefined;
}
