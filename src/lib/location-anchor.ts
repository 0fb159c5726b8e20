/** The fragment of the address under which a town can be linked: `San Marcos` gives `san-marcos`. */
export const locationAnchor = (city: string): string =>
  city
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
