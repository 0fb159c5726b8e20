import type { BuildArgs } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { homeAlias, locationsPath } from "../../lib/links/routes";
import { businessData, webSiteData } from "../../lib/structured-data/business";
import type { StructuredData } from "../../lib/structured-data/to-script";
import { toWeek, todayInAustin } from "../../lib/time/calendar";
import { eachClosedDay } from "../../lib/time/closed-days";

const query = /* GraphQL */ `
  query BusinessData {
    site: siteIdentity {
      name
      url
      description
      phone
      email
      established
      serviceArea
      address {
        street
        city
        state
        postalCode
      }
      map {
        latitude
        longitude
      }
    }
    week: allOpeningHours {
      nodes {
        day
        hours
      }
    }
    closedDays: allClosedDay {
      nodes {
        name
        date
      }
    }
    closedOnce: allClosedOnce {
      nodes {
        name
        date
        until
      }
    }
    notice {
      changedHours {
        date
        hours
      }
    }
    packages: allPricingPackage {
      nodes {
        price {
          starting
          addons
        }
      }
    }
    profiles: allSocialLink(sort: { position: ASC }) {
      nodes {
        href
      }
    }
  }
`;

/** The shop's structured data, by page. Only the built HTML contains it, for search engines. */
export async function queryBusinessData(
  args: BuildArgs,
): Promise<Record<string, StructuredData[]>> {
  const { data, ...result } = await args.graphql<Queries.BusinessDataQuery>(query);
  if (result.errors)
    args.reporter.panicOnBuild("The shop's data can't be read.", result.errors as Error[]);
  const { site, week, closedDays, closedOnce, notice, packages, profiles } = data!;
  const shop = assertDefined(site, "data/site.json");
  const business = businessData(shop, {
    week: toWeek(week.nodes),
    closedDays: [...closedDays.nodes, ...eachClosedDay(closedOnce.nodes)],
    changedHours: notice?.changedHours ?? [],
    today: todayInAustin(new Date()),
    packages: packages.nodes,
    profiles: profiles.nodes.map(({ href }) => href),
  });
  const home = [webSiteData(shop), business];
  return { "/": home, [homeAlias]: home, [locationsPath]: [business] };
}
