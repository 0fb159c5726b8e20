/* eslint-disable @typescript-eslint/consistent-type-imports -- these modules can't import relative paths */
/*
 * Packages that convert texts. Their own types are those of two versions of mdast, which differ.
 * The site has one type for the nodes of all.
 */

type MdxNode = import("./parse-text").MdxNode;
type HastElement = import("hast").Element;

declare module "mdast-util-to-hast" {
  export interface State {
    all: (node: MdxNode) => import("hast").ElementContent[];
  }
  export type Handler = (state: State, node: MdxNode) => HastElement | undefined;
  export function toHast(
    tree: MdxNode,
    options: { handlers?: Record<string, Handler>; allowDangerousHtml?: boolean },
  ): import("hast").Root;
}

declare module "mdast-util-to-markdown" {
  export interface State {
    enter: (name: string) => () => void;
    containerFlow: (node: MdxNode, info: object) => string;
    containerPhrasing: (node: MdxNode, info: object) => string;
    safe: (text: string, info: object) => string;
  }
  export type Handle = (node: MdxNode, parent: unknown, state: State, info: object) => string;
  export interface Options {
    bullet?: "-";
    emphasis?: "_";
    rule?: "*";
    handlers?: Record<string, Handle>;
    unsafe?: { character: string }[];
    extensions?: Options[];
  }
  export function toMarkdown(tree: MdxNode, options: Options): string;
}

declare module "hast-util-to-mdast" {
  export interface State {
    all: (node: HastElement) => MdxNode[];
  }
  export type Handle = (state: State, node: HastElement) => MdxNode | MdxNode[] | undefined;
  export const defaultHandlers: { pre: (state: State, node: HastElement) => MdxNode };
  export function toMdast(
    tree: import("hast").Nodes,
    options: {
      handlers: Record<string, Handle>;
      nodeHandlers: Record<string, () => undefined>;
    },
  ): MdxNode;
}
