import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { PriceList } from "../../content/model/entities/prices";

/** A page for each price list, at its own address: /to14/, /large/ and so on. */
export function createPriceLists({ getNodesByType, actions }: CreatePagesArgs): void {
  const lists = getNodesByType("PriceList") as unknown as PriceList[];
  const services = new Set(lists.map(({ items }) => items.join()));
  const areAllSame = lists.length > 1 && services.size === 1;
  for (const { slug } of lists) {
    actions.createPage({
      path: `/${slug}/`,
      component: path.resolve("src/templates/price-list.tsx"),
      context: { slug, areAllSame },
    });
  }
}
