import { smartypantsu } from "smartypants";

/** Options of smartypants: typographic quotes and apostrophes, and `--` and `---` as dashes. */
const options = "qDe";

/** A text as visitors see it: with typographic quotes, apostrophes and dashes. */
export const typographic = (text: string): string => smartypantsu(text, options);
