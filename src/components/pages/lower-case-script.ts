/**
 * A script for the not-found page: replaces an old address with capital letters (`/FAQ`) by the
 * page's own (`/faq/`), with query and fragment, if there is such a page. It stays when the
 * address is the page's own already, so it can't go round in circles.
 *
 * Pages under the old names are no way: `FAQ/index.html` and `faq/index.html` are one file on a
 * disk that ignores case.
 *
 * @param addresses of the site's pages: lower case, with a slash at both ends
 */
export const lowerCaseScript = (addresses: readonly string[]): string =>
  "{" +
  'const own=location.pathname.toLowerCase().replace(/\\/*$/,"/");' +
  `if(own!==location.pathname&&${JSON.stringify(addresses)}.includes(own))` +
  "location.replace(own+location.search+location.hash)" +
  "}";
