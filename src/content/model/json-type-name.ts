import type { Node } from "gatsby";
import { collections } from "./collections";

/** The GraphQL type of the records of a data file, for gatsby-transformer-json. */
export function jsonTypeName({ node }: { node: Node & { base?: string } }): string {
  const source = `data/${String(node.base)}`;
  const collection = Object.values(collections).find((candidate) => candidate.source === source);
  return collection?.type ?? "UnknownData";
}
