import type { ReactNode } from "react";
import site from "../../../data/site.json";
import { shopData } from "../files/shop-data";

export const Link = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to}>{children}</a>
);

export const graphql = (): undefined => undefined;

/** The result of the site's only static query. */
export function useStaticQuery() {
  const { hours = [], closedDays = [], closedOnce = [], notices = [], ...known } = shopData();
  return {
    site: known.site ?? site,
    week: { nodes: hours },
    closedDays: { nodes: closedDays },
    closedOnce: { nodes: closedOnce },
    notice: notices[0] ?? null,
  };
}
