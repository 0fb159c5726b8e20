const testFiles = (extension) => [
  `<rootDir>/src/**/*.test.${extension}`,
  `<rootDir>/test/**/*.test.${extension}`,
  `<rootDir>/tools/**/*.test.${extension}`,
];

const babel = {
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
};

/** Packages that are only ES modules: the unified ecosystem. */
const esModules =
  "(?:ccount|collapse|comma|decode|devlop|escape|estree|hast|html-void|hastscript|longest|markdown|mdast|micromark|parse|property|rehype|space|stringify|unist|vfile|trim|web-namespaces|zwitch)[\\w-]*|(?:character|is)-[\\w-]+";

const shared = {
  roots: ["<rootDir>/src", "<rootDir>/test", "<rootDir>/tools"], // `test` contains `__mocks__`
  transform: {
    [`node_modules/(?:${esModules})/`]: "<rootDir>/test/jest/es-module.cjs",
    "\\.(mjs|[jt]sx?)$": ["babel-jest", babel],
  },
  transformIgnorePatterns: [
    `node_modules/(?!(gatsby|gatsby-script|gatsby-link|gatsby-plugin-image|@mdx-js|mixpanel-browser|${esModules})/)`,
  ],
  moduleNameMapper: {
    "\\.(css|png|jpe?g|webp|avif|svg|woff2?)$": "<rootDir>/test/jest/file-mock.cjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/(public|test-results|\\.cache)/"],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
};

/** `*.test.tsx` runs in jsdom, `*.test.ts` in plain Node. */
export default {
  testTimeout: 30_000, // for a slow machine
  projects: [
    { ...shared, displayName: "logic", testEnvironment: "node", testMatch: testFiles("ts") },
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: testFiles("tsx"),
      setupFilesAfterEnv: ["<rootDir>/test/jest/setup-components.ts"],
    },
  ],
};
