import type { ServicePrices } from "../../lib/quote";
import type { ChatCategory, ChatService, ChatWords } from "../../lib/chat/chat-data";
import type { PostDates } from "../../lib/blog/post-state";

/** Reads all that the chat says; texts come with their facts. */
export const chatQuery = `
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
        offers
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
    }
    posts: allMdx(filter: { frontmatter: { datePublished: { ne: null } } }) {
      nodes {
        folder
        frontmatter {
          title
          datePublished
          draft
        }
      }
    }
  }
`;

interface All<Entry> {
  nodes: Entry[];
}

/** A service as its record has it. */
export type ServiceRecord = Omit<ChatService, "article" | "offerMonths"> &
  Pick<Queries.ChatService, "hasMore" | "article" | "offers">;

/** A post that a service may name as its article. */
export interface ArticlePost {
  folder: string;
  frontmatter: PostDates & { title: string };
}

/** What {@link chatQuery} gives. */
export interface ChatQuery {
  words: ChatWords | null;
  categories: All<ChatCategory>;
  services: All<ServiceRecord>;
  sizes: All<Queries.DogSizeChoiceFragment>;
  coats: All<Queries.CoatTypeChoiceFragment>;
  prices: All<ServicePrices>;
  facts: All<{ id: string; value: string }>;
  site: { salesTaxPercent: number } | null;
  posts: All<ArticlePost>;
}
