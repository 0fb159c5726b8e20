import type { ReactNode } from "react";
import type { HelmetData } from "react-helmet";

const heads = new Map<string, HelmetData>();

/** Keeps what a page has said about its head until it is written. */
export const keepHead = (pathname: string, head: HelmetData): void => {
  heads.set(pathname, head);
};

/** The head of a page, once; gatsby-plugin-react-helmet finds nothing left to write. */
export function takeHead(pathname: string): ReactNode[] {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (!head) return [];
  const { title, link, meta, noscript, script, style, base } = head;
  return [title, link, meta, noscript, script, style, base].map((part) => part.toComponent());
}
