import type { RichNode } from "./rich-node";

/** A Lexical node in a running editor. */
export interface LexicalNode {
  append: (...nodes: LexicalNode[]) => void;
  getChildren: () => LexicalNode[];
  insertBefore: (node: LexicalNode) => void;
}

/** The methods of Lexical (https://lexical.dev/docs/api) used here. Sveltia CMS bundles it. */
export interface LexicalEditor {
  /** The classes of its nodes, by type. */
  _nodes: Map<string, { klass: NodeClass }>;
  getEditorState: () => { toJSON: () => { root: RichNode }; _nodeMap: Map<string, LexicalNode> };
  parseEditorState: (state: { root: RichNode }) => object;
  setEditorState: (state: object, options: { tag: string }) => void;
  registerRootListener: (listen: (root: HTMLElement | null) => void) => () => void;
  update: (change: () => void) => void;
}

export interface NodeClass {
  new (fields?: object): LexicalNode;
  importJSON: (node: RichNode) => LexicalNode;
}
