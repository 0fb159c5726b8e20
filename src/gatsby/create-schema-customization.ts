import type { GatsbyNode } from "gatsby";
import { collections } from "../content/model/collections";
import { typeDefinitions } from "../content/model/to-graphql";
import { fillFacts } from "../content/model/facts";
import { textFieldTypes } from "./text-fields";
import { factsFromNodes, type NodeReader } from "./facts-from-nodes";

/** What a field with `@facts` holds. */
type Texts = string | string[] | null | undefined;

/** Declares the types of all content, so that an empty list or a missing file breaks no query. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "facts",
    extend: () => ({
      async resolve(source: object, args: object, context: NodeReader, info: object) {
        const value = context.defaultFieldResolver(source, args, context, info) as Texts;
        if (value == null) return value;
        const facts = await factsFromNodes(context);
        return Array.isArray(value)
          ? value.map((text) => fillFacts(text, facts))
          : fillFacts(value, facts);
      },
    }),
  });
  actions.createTypes(typeDefinitions(collections));
  actions.createTypes(textFieldTypes);
  actions.createTypes(`
    type ChatService implements Node {
      "Id of the seasonal offer that the offer's sentence means"
      offerId: String
    }
    type GalleryPhoto implements Node {
      "The photo's variants under /img-cache/, in gatsby-plugin-image's form"
      image: GatsbyImageData!
    }
    type Notice implements Node {
      "The word that it begins with"
      word: String!
      "The day that it is about: Wednesday, January 13"
      day: String!
    }
    type HomeTextHero {
      "The picture beside the motto as a file, for gatsby-transformer-sharp"
      portrait: File
    }
    type TeamMember implements Node {
      "The portrait as a file, for gatsby-transformer-sharp"
      portrait: File!
    }
    type Review implements Node {
      "Address of the picture beside the review: an outside one, or a file of content/reviews"
      picture: String!
    }
    type SocialLink implements Node {
      "The lines of the network's icon, in 24 × 24 units; none for a network without an icon"
      drawing: String
    }
    type ServiceTile implements Node {
      "The price list it leads to, with its page's address"
      list: PriceList! @link(by: "slug", from: "priceList")
    }
    type PriceList implements Node {
      "The listed services, in order"
      services: [ServiceItem!]! @link(by: "jsonId", from: "items")
      "The tiles that lead to the list, in no certain order"
      tiles: [ServiceTile!]! @link(by: "priceList", from: "slug")
    }
  `);
};
