import type { Node } from "gatsby";
import { factsFromNodes, type NodeReader } from "../facts-from-nodes";
import { factNamesIn, sectionsIn } from "../../lib/read-body";

type MdxNode = Node & { body: string };

/** What `createSchemaCustomization` declares for {@link mdxFields}. */
export const mdxFieldTypes = `
  "The value of a fact that a text mentions"
  type MdxFact {
    name: String!
    value: String!
  }
  "A heading of the second level"
  type MdxSection {
    "Fragment of the address under which it can be linked"
    id: String!
    title: String!
  }
  type Mdx implements Node {
    "The facts that the text mentions, and no others: a page carries only what it shows"
    facts: [MdxFact!]!
    sections: [MdxSection!]!
  }
`;

/** Fields of MDX texts that come from their bodies. */
export const mdxFields = {
  facts: {
    async resolve({ body }: MdxNode, _args: object, context: NodeReader) {
      const facts = await factsFromNodes(context);
      return factNamesIn(body).flatMap((name) => {
        const value = facts[name];
        return value === undefined ? [] : [{ name, value }];
      });
    },
  },
  sections: { resolve: ({ body }: MdxNode) => sectionsIn(body) },
};
