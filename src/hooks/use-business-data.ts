import { graphql } from "gatsby";
import { readStructuredData } from "../browser/read-structured-data";
import { assertDefined } from "../lib/assert-defined";
import { businessData, webSiteData } from "../lib/structured-data/business";
import type { StructuredData } from "../lib/structured-data/to-script";
import { useOpeningTimes } from "./use-opening-times";
import { useSite } from "./use-site";

/**
 * The structured data of the shop, and of the site as a whole on the home page. Computed in the
 * build only: browsers keep the built page's data, and don't load the code.
 *
 * @param data the page's result for the fragment; a static query would be another file to fetch for
 *   the home page
 */
export function useBusinessData(
  data: Queries.BusinessDataFragment,
  { isHome = false } = {},
): readonly StructuredData[] {
  const site = useSite();
  const times = useOpeningTimes();
  // One expression: webpack leaves out the imports of the branch that isn't used.
  return process.env.BUILD_STAGE === "build-javascript"
    ? readStructuredData().filter(
        (thing) => "address" in thing || (isHome && thing["@type"] === "WebSite"),
      )
    : [
        ...(isHome ? [webSiteData(site)] : []),
        businessData(site, {
          ...times,
          // The month of the build, not of the visit, so that every render returns the same.
          month: assertDefined(data.build?.buildTime, "the build's time"),
          packages: data.packages.nodes,
          profiles: data.profiles.nodes.map(({ href }) => href),
        }),
      ];
}

export const query = graphql`
  fragment BusinessData on Query {
    build: site {
      buildTime(formatString: "YYYY-MM")
    }
    packages: allPricingPackage(sort: { position: ASC }) {
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
