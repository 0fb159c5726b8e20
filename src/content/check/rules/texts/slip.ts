/** Signs that visitors would read as typed, and what to write instead. */
export interface Slip {
  /** Matches the result of `showSigns`, which hides signs with an effect. */
  pattern: RegExp;
  expected: string;
  fix?: string;
}

export const press = (button: string): string =>
  `in the editor, choose the words and press ${button}`;
