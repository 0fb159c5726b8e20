/** Signs that visitors would read as typed, and what to write instead. */
export interface MarkdownMistake {
  /** Matches the result of `findVisibleMarkdown`, which hides signs with an effect. */
  pattern: RegExp;
  expected: string;
  fix?: string;
}

export const pressButton = (button: string): string =>
  `in the editor, choose the words and press ${button}`;
