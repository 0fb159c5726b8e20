import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

type Site = NonNullable<Queries.UseSiteQuery["site"]>;

/** The shop's identity from `data/site.json`, for parts of every page. */
export function useSite(): Site {
  const { site } = useStaticQuery<Queries.UseSiteQuery>(graphql`
    query UseSite {
      site: siteIdentity {
        name
        established
        description
        url
        phone
        email
        salesTaxPercent
        serviceArea
        address {
          street
          city
          state
          postalCode
        }
        neighbor {
          name
          url
        }
        map {
          embedUrl
          linkUrl
        }
        booking {
          url
          parameter
          name
          groomerPageUrl
        }
        forms {
          contactEndpoint
          newsletterEndpoint
        }
      }
    }
  `);
  return required(site, "data/site.json");
}
