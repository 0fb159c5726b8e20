import type { MdxNode } from "../../../text/mdx-node";
import type { ErrorWords } from "../../content-error";
import type { KnownFacts } from "../known-facts";

/** A part of a text that is judged. */
export interface TextPart {
  node: MdxNode;
  parent: MdxNode;
  /** The part as it is written. */
  written: string;
}

/** What texts may name. */
export interface TextContext {
  known: KnownFacts;
  /** The words for an address that leads to no page; `undefined` for one that does. */
  judgeLink: (address: string) => ErrorWords | undefined;
}

/** An error of a part. */
export interface Finding extends ErrorWords {
  /** How far behind the part's beginning it stands. */
  offset?: number;
}
