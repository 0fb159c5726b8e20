/** What a preview gets. */
export interface PreviewProps {
  /** The fields as they are typed, not yet checked. */
  data: Record<string, unknown>;
  /** The address under which the editor shows a picture of the entry. */
  addressOf: (file: string) => string | undefined;
}
