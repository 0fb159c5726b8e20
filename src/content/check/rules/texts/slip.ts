/** Signs that visitors would read as they are typed, and what to write instead. */
export interface Slip {
  /** Matches a part of a text in which only what visitors read isn't hidden: `showSigns`. */
  pattern: RegExp;
  expected: string;
  fix?: string;
}

export const press = (button: string): string =>
  `in the editor, choose the words and press ${button}`;
