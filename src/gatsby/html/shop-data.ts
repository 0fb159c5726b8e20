import type { BuildArgs } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { homeAlias, locationsPath } from "../../lib/links/routes";
import { businessData, webSiteData } from "../../lib/structured-data/business";
import type { StructuredData } from "../../lib/structured-data/to-script";
import { toWeek, todayInAustin } from "../../lib/time/calendar";
import { eachClosedDay } from "../../lib/time/closed-days";

const query = `{
  site: siteIdentity {
    name url description phone email established serviceArea
    address { street city state postalCode }
    map { latitude longitude }
  }
  week: allOpeningHours { nodes { day hours } }
  closedDays: allClosedDay { nodes { name date } }
  closedOnce: allClosedOnce { nodes { name date until } }
  notice { changedHours { date hours } }
  packages: allPricingPackage { nodes { price { starting addons } } }
  socialLinks: allSocialLink(sort: { position: ASC }) { nodes { href } }
}`;

type Shop = Queries.SharedDataQuery & Pick<Queries.HomePageQuery, "packages">;

/** The shop's structured data for each page that has it. Only the HTML contains it, for search engines. */
export async function shopDataByPage(args: BuildArgs): Promise<Record<string, StructuredData[]>> {
  const result = await args.graphql<Shop>(query);
  const data = assertDefined(result.data, "the shop's data");
  const shop = assertDefined(data.site, "data/site.json");
  const business = businessData(shop, {
    week: toWeek(data.week.nodes),
    closedDays: [...data.closedDays.nodes, ...eachClosedDay(data.closedOnce.nodes)],
    changedHours: data.notice?.changedHours ?? [],
    today: todayInAustin(new Date()),
    packages: data.packages.nodes,
    profiles: data.socialLinks.nodes.map(({ href }) => href),
  });
  const home = [webSiteData(shop), business];
  return { "/": home, [homeAlias]: home, [locationsPath]: [business] };
}
