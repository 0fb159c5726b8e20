/** Reads all that the chat says; texts come with their facts. */
export const chatQuery = /* GraphQL */ `
  query ChatData {
    words: chatText {
      greeting
      askSize
      askCoat
      askAnother
      services
    }
    categories: allChatCategory(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        question
        answer
      }
    }
    services: allChatService(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
        hasMore
        article
        offer
        offerId
      }
    }
    sizes: allDogSize(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
        range
      }
    }
    coats: allCoatType(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        description
      }
    }
    prices: allServicePrice(sort: { position: ASC }) {
      nodes {
        id: jsonId
        label
        sizes {
          size
          short
          long
          double
        }
        everySize {
          price
          coats
        }
      }
    }
    facts: allFact {
      nodes {
        id: jsonId
        value
      }
    }
    site: siteIdentity {
      salesTaxPercent
      booking {
        dogParameters {
          size
          coat
          service
        }
      }
    }
    firstVisit: mdx(fields: { contentPath: { eq: "pages/first-visit" } }) {
      frontmatter {
        title
      }
    }
  }
`;
