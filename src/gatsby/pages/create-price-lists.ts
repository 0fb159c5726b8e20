import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { queryForPages } from "./query-for-pages";

const listPriceLists = /* GraphQL */ `
  query ListPriceLists {
    allPriceList {
      nodes {
        slug
        services {
          name
          description
          price
        }
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
  const lists = data?.allPriceList.nodes ?? [];
  const services = new Set(lists.map((list) => JSON.stringify(list.services)));
  const areAllSame = lists.length > 1 && services.size === 1;
  for (const { slug } of lists) {
    args.actions.createPage({
      path: `/${slug}/`,
      component: path.resolve("src/templates/price-list.tsx"),
      context: { slug, areAllSame },
    });
  }
}
