/** The fields of a response that Gatsby's loader reads. */
export interface Answer {
  status: number;
  responseText: string;
}

declare global {
  interface Window {
    /** Pending responses by URL; `undefined` after a failure. Missing in the live preview. */
    prefetchedData?: Record<string, Promise<Answer | undefined>>;
  }
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, responseText: await response.text() };
}

/**
 * Fetches data for Gatsby in advance (prefetched-loader.ts). Instead of preload links, which
 * Safari fetches twice if the host requires revalidation.
 */
export function prefetchData(addresses: readonly string[]): void {
  window.prefetchedData = Object.fromEntries(
    addresses.map((address) => [address, ask(address).catch(() => undefined)]),
  );
}
