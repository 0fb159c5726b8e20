/** Replaces Gatsby's handler of `Head` exports, which this site doesn't have: react-helmet sets the head. */
export const headHandlerForBrowser = (): void => undefined;
