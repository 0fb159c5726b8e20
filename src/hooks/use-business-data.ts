import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { businessData, webSiteData } from "../lib/structured-data/business";
import type { StructuredData } from "../lib/structured-data/to-script";
import { useOpeningTimes } from "./use-opening-times";
import { useSite } from "./use-shared-data";

const readStructuredData = () =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as StructuredData,
  );

// The structured data of the shop. Browsers keep the built page's data, and don't load the code.
// `data` is part of the page's query, because a static query is one more file.
export function useBusinessData(
  data: Queries.BusinessDataFragment,
  { isHome = false } = {},
): readonly StructuredData[] {
  const site = useSite();
  const times = useOpeningTimes();
  // With `else`, webpack leaves out the imports of the branch that isn't used.
  if (process.env.BUILD_STAGE === "build-javascript") {
    return readStructuredData().filter(
      (thing) => "address" in thing || (isHome && thing["@type"] === "WebSite"),
    );
  } else {
    const business = businessData(site, {
      ...times,
      // The month of the build, not of the visit, so that every render returns the same.
      month: assertDefined(data.build?.buildTime, "the build's time"),
      packages: data.packages.nodes,
      profiles: data.profiles.nodes.map(({ href }) => href),
    });
    return isHome ? [webSiteData(site), business] : [business];
  }
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
