import type { Node } from "gatsby";
import { collections } from "../content/model/collections";
import { buildFacts, factSourceNames, fillFacts, type Facts } from "../content/model/facts";

/** The part of Gatsby's resolver context that reads nodes. */
export interface NodeReader {
  nodeModel: {
    findAll: (query: {
      type: string;
    }) => Promise<{ entries: Iterable<Node & { jsonId?: unknown }> }>;
    findOne: (query: { type: string; query: object }) => Promise<Node | null>;
    getNodeById: (query: { id: string }) => Node | null;
  };
  defaultFieldResolver: (...args: unknown[]) => unknown;
}

async function readCollection(name: (typeof factSourceNames)[number], { nodeModel }: NodeReader) {
  const { type, kind } = collections[name];
  const { entries } = await nodeModel.findAll({ type });
  // gatsby-transformer-json keeps the entity's own id in `jsonId`.
  const records = [...entries].map((node) => ({ ...node, id: node.jsonId ?? node.id }));
  return [name, kind === "object" ? records[0] : records] as const;
}

async function readFacts(context: NodeReader): Promise<Facts> {
  const content = await Promise.all(factSourceNames.map((name) => readCollection(name, context)));
  return buildFacts(Object.fromEntries(content));
}

const factsOfQueries = new WeakMap<NodeReader["nodeModel"], Promise<Facts>>();

/**
 * The facts that texts refer to, worked out once for each query: read through the query's own node model,
 * they make its page depend on the nodes they come from.
 */
export function factsFromNodes(context: NodeReader): Promise<Facts> {
  const facts = factsOfQueries.get(context.nodeModel) ?? readFacts(context);
  factsOfQueries.set(context.nodeModel, facts);
  return facts;
}

/** What a field with `@facts` holds. */
type Texts = string | string[] | null | undefined;

/** The directive `@facts`: a text, or each text of a list, has its facts filled in. */
export const factsExtension = {
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
};
