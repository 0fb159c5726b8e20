const requests = new Map<string, Promise<unknown>>();

/**
 * Prefetches a file once; replaces Gatsby's own module. Gatsby's prefetch links need a policy's
 * `default-src` in Firefox, and a failure would stop it.
 *
 * @returns settles after success or failure
 */
function prefetch(address: string, options?: { as?: string }): Promise<unknown> {
  // Gatsby fetches a page's data right after this settles, so fetching it here would double the request.
  if (options?.as === "fetch") return Promise.resolve();
  const request =
    requests.get(address) ?? fetch(address, { priority: "low" }).catch(() => undefined);
  requests.set(address, request);
  return request;
}

export { prefetch as default };
