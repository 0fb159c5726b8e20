import { robotsTxt, webManifest } from "./site-files";

test("robots.txt contains the sitemap's absolute URL", () => {
  expect(robotsTxt("https://a.example")).toMatch(
    /^Sitemap: https:\/\/a\.example\/sitemap\.xml$/m,
  );
});

describe("the web manifest", () => {
  const site = { name: "Shaggy Dogs", description: "A shop." };
  test.each([
    ["the name without a short name", site, "Shaggy Dogs"],
    ["the short name", { ...site, shortName: "Shaggy" }, "Shaggy"],
  ])("uses %s", (_, from, short) => {
    expect(webManifest(from)).toMatchObject({ name: "Shaggy Dogs", short_name: short });
  });
});
