import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { jsonTypeName } from "./src/gatsby/json-type-name";
import siteIdentity from "./data/site.json";

const folder = (name: string, at: string) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: path.resolve(at) },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteIdentity.url },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-parsable-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-mdx",
    folder("data", "data"),
    folder("content", "content"),
  ],
};

export default config;
