const requests = new Map<string, Promise<unknown>>();

/**
 * Prefetches a file once. Replaces Gatsby's module: Firefox checks its prefetch links against the
 * policy's `default-src`, and Gatsby would stop at the first failure.
 *
 * @returns settles after success or failure
 */
function prefetch(url: string, options?: { as?: string }): Promise<unknown> {
  // Gatsby fetches a page's data right after this settles, so fetching it here would double the request.
  if (options?.as === "fetch") return Promise.resolve();
  const request = requests.get(url) ?? fetch(url, { priority: "low" }).catch(() => undefined);
  requests.set(url, request);
  return request;
}

export { prefetch as default };
