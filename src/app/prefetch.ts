const requests = new Map<string, Promise<unknown>>();

/**
 * Fetches a file that a page may soon ask for, once, in the place of Gatsby's own module. That one
 * puts prefetch links into the page, which Firefox only allows where a policy's `default-src` does,
 * and never goes on after a failure.
 *
 * @returns settles when the file is there or can't be had
 */
function prefetch(address: string, options?: { as?: string }): Promise<unknown> {
  // Gatsby fetches a page's data right after this settles, so fetching it here would double the
  // request.
  if (options?.as === "fetch") return Promise.resolve();
  const request =
    requests.get(address) ?? fetch(address, { priority: "low" }).catch(() => undefined);
  requests.set(address, request);
  return request;
}

export { prefetch as default };
