/** Signs that visitors would read as typed, and what to write instead. */
export interface MarkdownMistake {
  /** Matches the result of `findVisibleMarkdown`, which hides signs with an effect. */
  pattern: RegExp;
  expected: string;
  fix?: string;
}

/** How to fix a mistake with a button of the editor's toolbar. */
export const pressButton = (button: string): string =>
  `in the editor, choose the words and press ${button}`;
