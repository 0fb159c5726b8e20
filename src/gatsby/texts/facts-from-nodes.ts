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
    getNodesByIds: (query: { ids: string[] }) => Node[];
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

type FieldArguments = [source: object, args: object, context: NodeReader, info: object];

function changeTexts(field: FieldArguments, change: (text: string) => string) {
  const [, , context] = field;
  const value = context.defaultFieldResolver(...field) as Texts;
  if (value == null) return value;
  return Array.isArray(value) ? value.map(change) : change(value);
}

export const factsExtension = {
  name: "facts",
  extend: () => ({
    async resolve(...field: FieldArguments) {
      const facts = await factsFromNodes(field[2]);
      return changeTexts(field, (text) => typographic(fillFacts(text, facts)));
    },
  }),
};

export const typographicExtension = {
  name: "typographic",
  extend: () => ({ resolve: (...field: FieldArguments) => changeTexts(field, typographic) }),
};
