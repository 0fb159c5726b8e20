/**
 * A script that redirects old URLs (`/FAQ`) to existing pages (`/faq/`). Real pages wouldn't work: on
 * a case-insensitive disk `FAQ/index.html` and `faq/index.html` are one file.
 */
export const lowerCaseScript = (paths: readonly string[]): string =>
  "{" +
  'const own=location.pathname.toLowerCase().replace(/\\/*$/,"/");' +
  `if(own!==location.pathname&&${JSON.stringify(paths)}.includes(own))` +
  "location.replace(own+location.search+location.hash)" +
  "}";
