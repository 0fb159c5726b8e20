/**
 * A script for the not-found page that redirects old URLs with capital letters (`/FAQ`) to existing
 * pages (`/faq/`), with query and fragment. Real pages wouldn't work: on a case-insensitive disk
 * `FAQ/index.html` and `faq/index.html` are one file.
 *
 * @param paths the site's paths: lower case, with a slash at both ends
 */
export const lowerCaseScript = (paths: readonly string[]): string =>
  "{" +
  'const own=location.pathname.toLowerCase().replace(/\\/*$/,"/");' +
  `if(own!==location.pathname&&${JSON.stringify(paths)}.includes(own))` +
  "location.replace(own+location.search+location.hash)" +
  "}";
