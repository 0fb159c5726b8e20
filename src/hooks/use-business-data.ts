import { graphql } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { businessData, webSiteData } from "../lib/structured-data/business";
import type { StructuredData } from "../lib/structured-data/to-script";
import { todayInAustin } from "../lib/time/calendar";
import { useOpeningTimes } from "./use-opening-times";
import { useSharedData, useSite } from "./use-shared-data";

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
  const { build } = useSharedData();
  // With `else`, webpack leaves out the imports of the branch that isn't used.
  if (process.env.BUILD_STAGE === "build-javascript") {
    return readStructuredData().filter(
      (thing) => "telephone" in thing || (isHome && thing["@type"] === "WebSite"),
    );
  } else {
    const business = businessData(site, {
      ...times,
      // The day of the build, not of the visit, so that every render returns the same.
      today: todayInAustin(new Date(assertDefined(build?.buildTime, "the build's time"))),
      packages: data.packages.nodes,
      profiles: data.profiles.nodes.map(({ href }) => href),
    });
    return isHome ? [webSiteData(site), business] : [business];
  }
}

export const query = graphql`
  fragment BusinessData on Query {
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
