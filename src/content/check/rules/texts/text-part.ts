import type { MdxNode } from "../../../text/mdx-node";
import type { ErrorWords } from "../../content-error";
import type { KnownFacts } from "../known-facts";

/** A node of a text, as the rules receive it. */
export interface TextPart {
  node: MdxNode;
  parent: MdxNode;
  /** The node's source text. */
  written: string;
}

/** The names that texts may refer to. */
export interface TextContext {
  known: KnownFacts;
  /** The error of a broken link; `undefined` if the link is correct. */
  judgeLink: (address: string) => ErrorWords | undefined;
}

/** An error of a text part. */
export interface Finding extends ErrorWords {
  /** Offset from the start of the part. */
  offset?: number;
}
