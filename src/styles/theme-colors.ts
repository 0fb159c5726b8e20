/** Colors of tokens.css for contexts that can't read it: browser bars and home screens. */
export const themeColors = { green: "#17463a", paper: "#f7f2e6" };
