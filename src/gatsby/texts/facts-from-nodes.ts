import type { Node } from "gatsby";
import { collections } from "../../content/model/collections";
import { typographic } from "../../content/text/text-to-hast";
import { buildFacts, factSourceNames, fillFacts, type Facts } from "../../content/model/facts";

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
  const readNodes = async () => [...(await nodeModel.findAll({ type })).entries];
  // The preview deletes nodes while it runs queries. Gatsby's iterator then throws.
  const nodes = await readNodes().catch(readNodes);
  // gatsby-transformer-json stores the record's own id in `jsonId`.
  const records = nodes.map((node) => ({ ...node, id: node.jsonId ?? node.id }));
  return [name, kind === "object" ? records[0] : records] as const;
}

async function readFacts(context: NodeReader): Promise<Facts> {
  const content = await Promise.all(factSourceNames.map((name) => readCollection(name, context)));
  return buildFacts(Object.fromEntries(content));
}

const factsOfQueries = new WeakMap<NodeReader["nodeModel"], Promise<Facts>>();

/** Reading through the query's node model makes its page depend on the facts' nodes. */
export function factsFromNodes(context: NodeReader): Promise<Facts> {
  const facts = factsOfQueries.get(context.nodeModel) ?? readFacts(context);
  factsOfQueries.set(context.nodeModel, facts);
  return facts;
}

type Texts = string | string[] | null | undefined;

/** A field extension that shows a text, or each text in a list, in another way. */
const textExtension = (
  name: string,
  createShow: (context: NodeReader) => Promise<(text: string) => string>,
) => ({
  name,
  extend: () => ({
    async resolve(source: object, args: object, context: NodeReader, info: object) {
      const value = context.defaultFieldResolver(source, args, context, info) as Texts;
      if (value == null) return value;
      const show = await createShow(context);
      return Array.isArray(value) ? value.map(show) : show(value);
    },
  }),
});

export const factsExtension = textExtension("facts", async (context) => {
  const facts = await factsFromNodes(context);
  return (text) => typographic(fillFacts(text, facts));
});

export const typographicExtension = textExtension("typographic", () =>
  Promise.resolve(typographic),
);
