export interface PreviewProps {
  /** The fields as typed, not yet validated. */
  data: Record<string, unknown>;
  /** The URL at which the editor shows a picture of the entry. */
  addressOf: (file: string) => string | undefined;
}
