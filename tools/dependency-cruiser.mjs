/**
 * The allowed imports, for `npm run lint`. Each layer imports only from the layers below it:
 *
 *   pages, templates → components → hooks → browser → lib
 *   gatsby, content/check → content/model, content/text → lib
 *
 * @param {string} name
 * @param {string} comment shown when an import breaks the rule
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
    `src/${folder} may import only from ${allowed.map((name) => `src/${name}`).join(", ") || "packages"}.`,
    { path: `^src/${folder}/`, pathNot: tests },
    { path: "^src/", pathNot: [folder, ...allowed].map((name) => `^src/${name}`) },
  );

/** Folders of components that others may import: all pages show the chat's button and the newsletter. */
const sideways = [
  "^src/components/chat/chat-launcher",
  "^src/components/forms/newsletter-form",
  "^src/components/services/estimate\\.",
];

export default {
  forbidden: [
    forbid(
      "no-circles",
      "These files import each other. Move what both need into a file that both import.",
      { pathNot: tests },
      { circular: true },
    ),
    layer("lib", []),
    layer("styles", ["lib"]),
    layer("browser", ["lib"]),
    layer("analytics", ["lib", "browser"]),
    layer("hooks", ["lib", "browser", "analytics"]),
    layer("hydration", ["lib", "browser", "styles", "analytics"]),
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
      "Browsers must not load src/content/check or src/gatsby.",
      { path: "^(src/(pages|templates)/|gatsby-browser\\.tsx)" },
      { path: "^src/(content/check|gatsby)/" },
    ),
    forbid(
      "editor-in-the-site",
      "src/editor is a separate page. The site and the build must not import it.",
      { path: "^(src|gatsby-)", pathNot: ["^src/editor/", "^src/gatsby/editor/", tests] },
      { path: "^src/editor/" },
    ),
    forbid(
      "test-in-src",
      "Only tests import from test/.",
      { path: "^(src/|gatsby-)", pathNot: tests },
      { path: "^test/" },
    ),
    forbid(
      "programs-and-tests",
      "Only browser tests import from e2e/. Move shared code to test/.",
      { path: "^(tools|src)/" },
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
