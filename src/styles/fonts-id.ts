/** The style element with the site's own fonts, of which the style sheet itself makes no use. */
export const fontsId = "faces";
