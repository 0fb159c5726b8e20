import { graphql, useStaticQuery } from "gatsby";

/**
 * What is shown on many pages, in one query: each query would be a file of its own that a page has to
 * fetch before React can start.
 */
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
      notice {
        ...NoticeBar
        changedHours {
          date
          hours
        }
      }
      build: site {
        buildTime(formatString: "YYYY-MM-DD[T]12:00:00[Z]")
      }
    }
  `);
