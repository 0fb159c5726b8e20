import { listPageResources } from "./inline-script";

const chunks = {
  app: ["webpack-runtime-1.js", "framework-1.js", "styles.1.css", "app-1.js"],
  "page-faq": ["shared-1.js", "page-faq-1.js"],
};

describe("listPageResources", () => {
  it("lists scripts in the order in which they run, and all data", () => {
    const page = { componentChunkName: "page-faq", path: "/faq/", staticQueryHashes: ["12", "34"] };
    expect(listPageResources(page, chunks, "/chunk-map-1.js")).toEqual({
      pagePath: "/faq/",
      scripts: [
        "/chunk-map-1.js",
        "/webpack-runtime-1.js",
        "/framework-1.js",
        "/app-1.js",
        "/shared-1.js",
        "/page-faq-1.js",
      ],
      data: [
        "/page-data/app-data.json",
        "/page-data/faq/page-data.json",
        "/page-data/sq/d/12.json",
        "/page-data/sq/d/34.json",
      ],
    });
  });

  it("works for a page without a chunk of its own", () => {
    const page = { componentChunkName: "other", path: "/", staticQueryHashes: [] };
    const { scripts, data } = listPageResources(page, chunks, "/m.js");
    expect(scripts.at(-1)).toBe("/app-1.js");
    expect(data.at(-1)).toBe("/page-data/index/page-data.json");
  });
});
