import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assert-defined";
import { blogPath, faqPath, reviewsPath } from "../lib/links/routes";

/** Data that many pages show. One query, because each is a file to fetch before React starts. */
export const useSharedData = (): Queries.SharedDataQuery =>
  useStaticQuery<Queries.SharedDataQuery>(graphql`
    query SharedData {
      site: siteIdentity {
        name
        established
        description
        url
        phone
        takesTexts
        textPhone
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
          directions
        }
        directions
        arrival
        map {
          latitude
          longitude
        }
        booking {
          url
          parameter
          name
          groomerPageUrl
        }
        reviewUrl
        forms {
          contactEndpoint
          newsletterEndpoint
        }
      }
      navigation {
        ...HeaderLinks
        ...FooterLinks
      }
      socialLinks: allSocialLink(sort: { position: ASC }) {
        nodes {
          ...SocialLink
        }
      }
      week: allOpeningHours(sort: { position: ASC }) {
        nodes {
          day
          hours
          walkIn
        }
      }
      closedDays: allClosedDay(sort: { position: ASC }) {
        nodes {
          name
          date
        }
      }
      closedOnce: allClosedOnce(sort: { position: ASC }) {
        nodes {
          name
          date
          until
        }
      }
      lowestPrices: homeText {
        hero {
          prices
        }
      }
      notice {
        ...Notice
        changedHours {
          date
          hours
        }
      }
      posts: allMdx(filter: { isPublished: { eq: true }, datePublished: { ne: null } }) {
        totalCount
      }
      questions: allFaqItem {
        totalCount
      }
      reviews: allReview {
        totalCount
      }
      build: site {
        buildTime(formatString: "YYYY-MM-DD[T]12:00:00[Z]")
      }
    }
  `);

/** The shop's identity. `textPhone` is null if the shop takes no text messages. */
export function useSite(): NonNullable<Queries.SharedDataQuery["site"]> {
  const site = assertDefined(useSharedData().site, "data/site.json");
  return { ...site, textPhone: site.textPhone ?? (site.takesTexts ? site.phone : null) };
}

/** Returns whether a page has entries: nothing links to the page of an empty list. */
export function useHasEntries(): (path: string) => boolean {
  const { posts, questions, reviews } = useSharedData();
  const counts: Record<string, number> = {
    [blogPath]: posts.totalCount,
    [faqPath]: questions.totalCount,
    [reviewsPath]: reviews.totalCount,
  };
  return (path) => counts[path] !== 0;
}
