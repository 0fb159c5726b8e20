import type { CreatePagesArgs } from "gatsby";
import { createPriceLists } from "./create-price-lists";

test.each([
  ["that differ in a price", [50, 60], false],
  ["that are all the same", [50, 50, 50], true],
  ["alone", [50], false],
])("a price list has a page; lists %s", async (_, prices, areAllSame) => {
  const createPage = jest.fn();
  const nodes = prices.map((price, index) => ({
    slug: `list-${index}`,
    services: [{ name: "Nails", description: "All four paws.", price }],
  }));
  await createPriceLists({
    graphql: () => Promise.resolve({ data: { allPriceList: { nodes } } }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  expect(createPage.mock.calls).toMatchObject(
    nodes.map(({ slug }) => [{ path: `/${slug}/`, context: { slug, areAllSame } }]),
  );
});
