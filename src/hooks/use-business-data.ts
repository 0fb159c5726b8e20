import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { businessData } from "../lib/structured-data/business";
import { useOpeningTimes } from "./use-opening-times";
import { useSite } from "./use-site";

/**
 * The shop's structured data.
 *
 * @param data the page's result for the fragment; a static query would be another file to fetch for
 *   the home page
 */
export function useBusinessData(
  data: Queries.BusinessDataFragment,
): ReturnType<typeof businessData> {
  const site = useSite();
  const times = useOpeningTimes();
  return businessData(site, {
    ...times,
    // The month of the build, not of the visit, so that every render returns the same.
    month: assertDefined(data.build?.buildTime, "the build's time"),
    packages: data.packages.nodes,
    profiles: data.profiles.nodes.map(({ href }) => href),
  });
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
