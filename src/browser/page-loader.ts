import type { ComponentType } from "react";
import { isThrifty } from "./connection";

/** A page of this site as loaded by Gatsby: its template and data. */
export interface LoadedPage {
  component: { default: ComponentType<Record<string, unknown>> };
  json: { data?: unknown; pageContext?: Record<string, unknown> };
  page: { path: string; webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own loader, which its links use; `gatsby` exports only the prefetching functions. */
    ___loader: {
      loadPage: (path: string) => Promise<Partial<LoadedPage> & { status?: string }>;
    };
    /** The build of the running scripts. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Loads another page's template and data without navigating. The result is cached, also for a later
 * visit.
 *
 * @throws Error if the page can't be loaded, or belongs to a newer build than the running scripts
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const { component, json, page, status } = await window.___loader.loadPage(path);
  const running = window.___webpackCompilationHash;
  const isFromThisBuild = !running || page?.webpackCompilationHash === running;
  // For an unknown path, Gatsby loads the not-found page.
  if (status === "error" || !component || !json || page?.path !== path || !isFromThisBuild)
    throw new Error(`${path} could not be loaded`);
  return { component, json, page };
}

/** Prefetches a page, unless the visitor saves data or the connection is slow. */
export function prefetchPage(path: string): void {
  // A failure is handled when the page is opened.
  if (!isThrifty()) loadPage(path).catch(() => undefined);
}
