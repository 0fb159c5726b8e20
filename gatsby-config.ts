import type { GatsbyConfig, Node } from "gatsby";
import { fillFromHost } from "./src/content/model/fill-from-host";
import { collectionOfFile, collections } from "./src/content/model/collections";
import type { Site } from "./src/content/model/entities/site-schema";
import { feedOptions } from "./src/gatsby/feed";
import { sitemapOptions } from "./src/gatsby/sitemap";
import { failOn } from "./src/lib/pictures";
import siteIdentity from "./data/site.json";

const site = fillFromHost(siteIdentity as Site);

const folder = (name: string) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: name, ignore: ["**/.*"] }, // macOS adds ._faq.json to sticks and ZIPs
});

/** The GraphQL type of the records of a data file. */
function jsonTypeName({ node }: { node: Node & { base?: string } }): string {
  const name = collectionOfFile(`data/${String(node.base)}`);
  return name ? collections[name].type : "UnknownData";
}

const pictureOptions = {
  defaults: { formats: ["webp"], placeholder: "dominantColor", quality: 50 },
  failOn,
  useMozJpeg: true,
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    // Finds queries outside of pages and components: those with a GraphQL comment.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sharp", options: pictureOptions },
    "gatsby-transformer-sharp",
    "byte-order-mark",
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-mdx",
    { resolve: "gatsby-plugin-feed", options: feedOptions(site) },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    folder("data"),
    folder("content"),
  ],
};

export default config;
