import type { ReactNode } from "react";
import { Helmet, type HelmetData } from "react-helmet";

const heads = new Map<string, HelmetData>();

/**
 * Keeps what the page that was just rendered said about its head. A build renders two pages at a
 * time and Helmet knows only one head: without this, pages get titles and canonical addresses of
 * others, or none. The rendering of one page is not interrupted, so the last component of a page
 * can tell. It shows nothing, and in the browser it does nothing.
 */
export function CollectHead({ pathname }: { pathname: string }): null {
  if (typeof window === "undefined") heads.set(pathname, Helmet.renderStatic());
  return null;
}

/** The head of a page, once; gatsby-plugin-react-helmet finds nothing left to write. */
export function takeHead(pathname: string): ReactNode[] {
  const head = heads.get(pathname);
  heads.delete(pathname);
  if (!head) return [];
  const { title, link, meta, noscript, script, style, base } = head;
  return [title, link, meta, noscript, script, style, base].map((part) => part.toComponent());
}
