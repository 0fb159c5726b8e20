/** The fragment under which a heading can be linked: `7. Promotions & more` → `promotions-more`. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/^\d+\.\s/, "") // so that a link survives a new section before its own
    .replaceAll(/['’]|\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
