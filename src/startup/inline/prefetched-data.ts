/** The fields of a response that Gatsby's loader reads. */
export interface LoaderResponse {
  status: number;
  responseText: string;
}

declare global {
  interface Window {
    /** Pending responses by URL; `undefined` after a failure. Missing in the live preview. */
    prefetchedData?: Record<string, Promise<LoaderResponse | undefined>>;
  }
}

async function fetchForLoader(url: string): Promise<LoaderResponse> {
  const response = await fetch(url);
  return { status: response.status, responseText: await response.text() };
}

/**
 * Fetches data for Gatsby in advance, once (prefetched-loader.ts). With preload links, Safari would
 * fetch it twice if the host requires revalidation.
 */
export function prefetchData(urls: readonly string[]): void {
  window.prefetchedData ??= Object.fromEntries(
    urls.map((url) => [url, fetchForLoader(url).catch(() => undefined)]),
  );
}
