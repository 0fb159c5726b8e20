function isPathWellFormed(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path && !path.includes("/:");
  } catch {
    return false;
  }
}

function isFragmentWellFormed(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Encodes a malformed path or fragment (`/100%`, `#50%off`) once more. Gatsby's router decodes and
 * encodes both without a `try`, and an error there would replace the page.
 */
export function repairUrl(): void {
  const { pathname, search, hash } = location;
  const path = isPathWellFormed(pathname)
    ? pathname
    : encodeURI(pathname).replaceAll("/:", "/%253A");
  const fragment = isFragmentWellFormed(hash) ? hash : encodeURI(hash);
  if (path + fragment !== pathname + hash)
    history.replaceState(history.state, "", path + search + fragment);
}
