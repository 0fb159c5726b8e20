import type { ComponentType } from "react";
import { isThrifty } from "./connection";

/** A page of this site as Gatsby has loaded it: its template, and the data for it. */
export interface LoadedPage {
  component: { default: ComponentType<Record<string, unknown>> };
  json: { data?: unknown; pageContext?: Record<string, unknown> };
  page: { path: string; webpackCompilationHash: string };
}

declare global {
  interface Window {
    /** Gatsby's own loader, which its links use; `gatsby` exports only the prefetching part. */
    ___loader: {
      loadPage: (path: string) => Promise<Partial<LoadedPage> & { status?: string }>;
    };
    /** Which build the running scripts belong to. */
    ___webpackCompilationHash?: string;
  }
}

/**
 * Loads template and data of another page without going there. What was loaded is kept, also for
 * a visit to the page.
 *
 * @throws Error if the page can't be loaded, or comes from a newer build than the running scripts
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const { component, json, page, status } = await window.___loader.loadPage(path);
  const running = window.___webpackCompilationHash;
  const isFromThisBuild = !running || page?.webpackCompilationHash === running;
  // For an address without a page, Gatsby loads the not-found page.
  if (status === "error" || !component || !json || page?.path !== path || !isFromThisBuild)
    throw new Error(`${path} could not be loaded`);
  return { component, json, page };
}

/** Loads a page that may soon be asked for, unless the visitor saves data or the line is slow. */
export function prefetchPage(path: string): void {
  // A failure is dealt with when the page is asked for.
  if (!isThrifty()) loadPage(path).catch(() => undefined);
}
