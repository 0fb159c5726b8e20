import {
  all,
  readErrors,
  rename,
  replace,
  write,
  type Change,
} from "../../../../test/content-check/check-files";

const page = '---\ntitle: "A"\ndescription: "B."\nlastModified: 2025-05-02\n---\n\nOur words.\n';

const withPage = (name: string): Change => write(`content/pages/${name}.mdx`, page);

/** Renames the fixture's only price list. */
const withList = (slug: string): Change =>
  all(
    replace("data/price-lists.json", '"to14"', `"${slug}"`),
    replace("data/service-tiles.json", '"to14"', `"${slug}"`),
  );

const inUse = (path: string) =>
  `the address ${path}, which is already in use | an address that no other page of the site has`;

test.each(["faq", "home", "blog", "reviews", "404", "admin", "static", "page-data"])(
  "a page can't have the path of the site's own /%s/",
  async (name) => {
    expect(await readErrors(withPage(name))).toEqual([
      `content/pages/${name}.mdx | ${inUse(`/${name}/`)} | rename the file, for example to my-${name}.mdx`,
    ]);
  },
);

test.each(["faq", "terms"])("a price list can't have the path of the page /%s/", async (name) => {
  expect(await readErrors(withList(name))).toEqual([
    `data/price-lists.json slug | ${inUse(`/${name}/`)} | write another name, for example ${name}-prices`,
  ]);
});

test.each<[string, Change]>([
  ["a page", withPage("about")],
  ["a page with another name", rename("content/pages/terms.mdx", "content/pages/our-terms.mdx")],
  ["a price list", withList("puppies")],
])("accepts %s with a path of its own", async (_, change) => {
  expect(await readErrors(change)).toEqual([]);
});
