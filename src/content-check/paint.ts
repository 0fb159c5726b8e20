import { styleText } from "node:util";

/** Colours of the report, by what they mean. */
export interface Painter {
  file: (text: string) => string;
  strong: (text: string) => string;
  bad: (text: string) => string;
  good: (text: string) => string;
}

const plain = (text: string): string => text;

/** The report's colours, or none: a file or a pipe shows them as gibberish. */
export const paint = (colour: boolean): Painter =>
  colour
    ? {
        file: (text) => styleText(["bold", "underline"], text),
        strong: (text) => styleText("bold", text),
        bad: (text) => styleText("red", text),
        good: (text) => styleText("green", text),
      }
    : { file: plain, strong: plain, bad: plain, good: plain };
