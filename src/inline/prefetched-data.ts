/** As much of an answer as Gatsby's loader reads. */
export interface Answer {
  status: number;
  responseText: string;
}

declare global {
  interface Window {
    /**
     * Answers on their way, by address; undefined if one can't be had. Missing in the live preview.
     */
    prefetchedData?: Record<string, Promise<Answer | undefined>>;
  }
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, responseText: await response.text() };
}

/**
 * Fetches what Gatsby will ask for, and keeps it for Gatsby (use-prefetched-data.ts). A preload link would
 * be simpler, but where a host lets nothing be used unasked, Safari fetches it twice.
 */
export function prefetchData(addresses: readonly string[]): void {
  window.prefetchedData = Object.fromEntries(
    addresses.map((address) => [address, ask(address).catch(() => undefined)]),
  );
}
