/**
 * What may import what, for `npm run lint`. Each layer knows only those below it:
 *
 *   pages, templates → components → hooks → browser → lib
 *   gatsby, content/check → content/model, content/text → lib
 *
 * @param {string} name
 * @param {string} comment shown when it is broken
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Tests may import whatever they test. */
const tests = "\\.test\\.tsx?$";

/**
 * @param {string} folder
 * @param {string[]} allowed layers that it may import from, in addition to itself
 */
const layer = (folder, allowed) =>
  forbid(
    `${folder}-imports`,
    `src/${folder} may import from ${allowed.map((name) => `src/${name}`).join(", ") || "nothing of ours"} alone.`,
    { path: `^src/${folder}/`, pathNot: tests },
    { path: "^src/", pathNot: [folder, ...allowed].map((name) => `^src/${name}`) },
  );

/** Folders of components that others may import: all pages show the chat's button and the newsletter. */
const sideways = [
  "^src/components/chat/chat-launcher",
  "^src/components/forms/newsletter-form",
  "^src/components/prices/estimate-",
];

export default {
  forbidden: [
    forbid(
      "no-circles",
      "Neither can be understood or changed without the other: move what both need below them.",
      { pathNot: tests },
      { circular: true },
    ),
    layer("lib", []),
    layer("styles", ["lib"]),
    layer("browser", ["lib"]),
    layer("analytics", ["lib", "browser"]),
    layer("hooks", ["lib", "browser", "analytics"]),
    layer("startup/inline", ["lib", "browser", "styles", "analytics"]),
    layer("startup/client", [
      "components",
      "startup/inline",
      "hooks",
      "lib",
      "browser",
      "styles",
      "analytics",
    ]),
    layer("components", ["hooks", "lib", "browser", "styles", "analytics", "content/model/names"]),
    forbid(
      "ui-imports",
      "src/components/ui imports no other folder of components. Move what it needs into ui.",
      { path: "^src/components/ui/", pathNot: tests },
      { path: "^src/components/", pathNot: "^src/components/ui/" },
    ),
    forbid(
      "sideways-imports",
      "A folder of components imports only ui. Move what two folders need into ui, or list the pair here.",
      { path: "^src/components/([^/]+)/", pathNot: tests },
      { path: "^src/components/", pathNot: ["^src/components/($1|ui)/", ...sideways] },
    ),
    layer("content/model", ["lib"]),
    layer("content/text", ["lib"]),
    layer("content/check", ["content/model", "content/text", "lib"]),
    forbid(
      "build-code-in-the-browser",
      "src/content/check and src/gatsby never reach the browser.",
      { path: "^(src/(pages|templates)/|gatsby-browser\\.tsx)" },
      { path: "^src/(content/check|gatsby)/" },
    ),
    forbid(
      "editor-in-the-site",
      "src/editor is a page of its own: no byte of it belongs into another, or into the build's own code.",
      { path: "^(src|gatsby-)", pathNot: ["^src/editor/", "^src/gatsby/editor/", tests] },
      { path: "^src/editor/" },
    ),
    forbid(
      "test-in-src",
      "Only tests, and the preview's page of all sections, import from test/.",
      { path: "^(src/|gatsby-)", pathNot: [tests, "^src/templates/all-sections/"] },
      { path: "^test/" },
    ),
    forbid(
      "programs-and-tests",
      "Programs don't need the browser tests: what both use is in test/.",
      { path: "^(scripts|bench|art|src)/" },
      { path: "^e2e/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public|test-results|\\.cache)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
