import css from "@eslint/css";
import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactGoogleTranslate from "eslint-plugin-react-google-translate";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { emotionCss } from "./tools/lint/emotion-css.mjs";
import { guardedApis, baseline } from "./tools/lint/fallbacks.mjs";

const unusedNames = ["error", { argsIgnorePattern: "^_" }];
const typed = ["**/*.ts", "**/*.tsx"];
const withDefaultExport = [
  "src/pages/**",
  "src/templates/**",
  "gatsby-config.ts",
  "**/*.config.{ts,mjs}",
  "tools/dependency-cruiser.mjs",
  "**/*.d.ts",
  "**/global-setup.{ts,mjs}",
];

/** After a tap, touch screens keep `:hover` until the next one. */
const stickyHover = {
  selector:
    "PseudoClassSelector[name=hover]:not(Atrule:has(Feature[name=hover]) PseudoClassSelector)",
  message: "Use :hover only inside @media (hover: hover).",
};

const scripts = ["**/*.{js,mjs,cjs,ts,tsx}"];

const defaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Use a named export. Only Gatsby's pages, templates and config files need a default.",
};

// A test that depends on the owner's content fails when the owner changes it.
const ownContent =
  "Tests must not depend on the owner's data/ and content/. Use test/site, or create the content.";
const readers = "/^(read|readdir|stat|lstat|access|exists|cp|copyFile|createReadStream)/";
const readsOwnContent = ["Literal[value", "TemplateLiteral > TemplateElement:first-child[value.raw"]
  .map(
    (text) => `CallExpression[callee.name=${readers}] > ${text}=/^(\\.\\/)?(data|content)(\\/|$)/]`,
  )
  .map((selector) => ({ selector, message: ownContent }));

export default tseslint.config(
  {
    ignores: [".cache", "public", "test-results", "schemas", "static", "src/gatsby-types.d.ts"],
  },
  { files: scripts, ...js.configs.recommended },
  {
    files: scripts,
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript checks names, also in JavaScript
      "no-unused-vars": unusedNames,
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-restricted-syntax": ["error", defaultExport],
    },
  },
  // TypeScript checks the other JavaScript files: they contain @ts-check.
  { files: ["*.mjs", "test/jest/*.cjs"], rules: { "no-undef": "error" } },
  {
    files: typed,
    extends: [
      tseslint.configs.recommendedTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "no-restricted-properties": [
        "error",
        { object: "URL", property: "canParse", message: "Use src/lib/links/url-problem.ts." },
      ],
      "@typescript-eslint/no-unused-vars": unusedNames,
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx"], // code for browsers
    ignores: ["src/{gatsby,content}/**", "**/*.test.{ts,tsx}"],
    ...compat.configs["flat/recommended"],
    settings: { polyfills: guardedApis },
  },
  {
    files: ["src/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    ...reactGoogleTranslate.configs.recommended,
  },
  { files: ["src/**/*.{ts,tsx}"], ignores: ["**/*.test.{ts,tsx}"], processor: emotionCss },
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { tolerant: true }, // it would parse a nested `details:not(…)` as a declaration
    rules: {
      "css/use-baseline": ["error", baseline],
      "no-restricted-syntax": ["error", stickyHover],
    },
  },
  {
    files: ["e2e/**"], // a fixture's `use` isn't a hook, and `{}` marks a fixture without dependencies
    rules: { "react-hooks/rules-of-hooks": "off", "no-empty-pattern": "off" },
  },
  {
    files: ["e2e/**", "**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^(\\.\\.?/)+(data|content)/(?!(?:model|text|check)/)", message: ownContent },
          ],
        },
      ],
      "no-restricted-syntax": ["error", defaultExport, ...readsOwnContent],
    },
  },
  { files: ["tools/**", "test/**/*.mjs"], rules: { "no-console": "off" } },
  { files: withDefaultExport, rules: { "no-restricted-syntax": "off" } },
);
