export interface StructuredData {
  "@type": string;
  [property: string]: unknown;
}

/** The content of a JSON-LD script. Escapes `<`, so that no text can end the script. */
export const toScript = (data: StructuredData): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
