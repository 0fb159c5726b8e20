import type { StructuredData } from "../lib/structured-data/to-script";

/** The structured data in the page's head. */
export const readStructuredData = (): StructuredData[] =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as StructuredData,
  );
