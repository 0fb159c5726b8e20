import { Crawl } from "./crawl";
import { readHead } from "./read-head";
import { content } from "../support/content";
import { expect, test } from "../support/fixtures";
import { sitemapPages } from "../support/routes";

const published = new URL(content.site.url).origin;

/** Pages that are met by their address alone: from the booking service, and at the shop. */
const entrances = ["/book/", "/qr-poster/"];

test("without scripts every link, fragment and file of the site resolves", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const crawl = await Crawl.begin(context, published);
  await crawl.follow("/");
  expect(crawl.errors).toEqual([]);
  const listed = sitemapPages.map(({ route }) => route);
  const unreachable = listed.filter((route) => !crawl.paths.includes(route));
  expect(unreachable, "pages that no link leads to").toEqual(entrances);

  const missing: string[] = [];
  for (const path of crawl.paths.filter((one) => !listed.includes(one))) {
    const { meta, links } = await readHead(page, path);
    const isOfAnother = links.canonical?.[0] !== published + path;
    if (!meta.robots?.[0]?.startsWith("noindex") && !isOfAnother) missing.push(path);
  }
  expect(missing, "pages that want to be found, and that the sitemap has not").toEqual([]);
});
