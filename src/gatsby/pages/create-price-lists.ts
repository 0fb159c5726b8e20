import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryForPages } from "./query-for-pages";

const listPriceLists = /* GraphQL */ `
  query ListPriceLists {
    allPriceList {
      nodes {
        slug
      }
    }
  }
`;

/** A page for each price list, at its own address: /to14/, /large/ and so on. */
export async function createPriceLists(args: CreatePagesArgs): Promise<void> {
  const data = await queryForPages<Queries.ListPriceListsQuery>(
    args,
    "The lists of data/price-lists.json",
    listPriceLists,
  );
  for (const { slug } of data?.allPriceList.nodes ?? []) {
    args.actions.createPage({
      path: `/${slug}/`,
      component: path.resolve("src/templates/price-list.tsx"),
      context: { slug },
    });
  }
}
