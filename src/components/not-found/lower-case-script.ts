/** Redirects `/FAQ` to `/faq/`: pages of both names would be one file on a case-insensitive disk. */
export const lowerCaseScript = (paths: readonly string[]): string =>
  "{" +
  'const own=location.pathname.toLowerCase().replace(/\\/*$/,"/");' +
  `if(own!==location.pathname&&${JSON.stringify(paths)}.includes(own))` +
  "location.replace(own+location.search+location.hash)" +
  "}";
