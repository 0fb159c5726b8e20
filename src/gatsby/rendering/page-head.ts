import type { ReactNode } from "react";
import type { HelmetData } from "react-helmet";

const heads = new Map<string, HelmetData>();

/** Stores the head of a rendered page until the page is written. */
export const keepHead = (pathname: string, head: HelmetData): void => {
  heads.set(pathname, head);
};

/** Returns the head of a page and forgets it. gatsby-plugin-react-helmet then has nothing to add. */
export function takeHead(pathname: string): ReactNode[] {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (!head) return [];
  const { title, link, meta, noscript, script, style, base } = head;
  return [title, link, meta, noscript, script, style, base].map((part) => part.toComponent());
}
