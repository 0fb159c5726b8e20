/** Redirects `/FAQ` to `/faq/`: pages of both names would be one file on a case-insensitive disk. */
function redirectToLowerCase(paths: readonly string[]): void {
  const path = location.pathname.toLowerCase().replace(/\/*$/, "/");
  if (path !== location.pathname && paths.includes(path))
    location.replace(path + location.search + location.hash);
}

/** An inline script, so that nobody sees the not-found page first. The function uses no other name. */
export const lowerCaseScript = (paths: readonly string[]): string =>
  `(${redirectToLowerCase.toString()})(${JSON.stringify(paths)})`;
