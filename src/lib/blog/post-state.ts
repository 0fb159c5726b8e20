export interface PostDates {
  draft?: boolean | null;
  /** A day like 2025-01-31. */
  datePublished: string;
}

/** `scheduled`: finished, but dated in the future. */
export type PostState = "draft" | "scheduled" | "published";

/** `today`: a day in Austin, like 2025-01-31. */
export function postState({ draft, datePublished }: PostDates, today: string): PostState {
  if (draft) return "draft";
  return datePublished > today ? "scheduled" : "published";
}
