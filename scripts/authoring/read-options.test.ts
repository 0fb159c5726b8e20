import { readOptions, type Options } from "./read-options";

const names = ["text", "author"] as const;

const written: [parameters: string[], options: Options<"text" | "author">][] = [
  [[], { words: [], values: {}, yes: false }],
  [["Five", "Tips"], { words: ["Five", "Tips"], values: {}, yes: false }],
  [["--text", " It  is\nfine ", "--yes"], { words: [], values: { text: "It is fine" }, yes: true }],
  [
    ["--author=Maria G.", "a.jpg"],
    { words: ["a.jpg"], values: { author: "Maria G." }, yes: false },
  ],
];

const refused: [parameters: string[], says: string][] = [
  [["--autor", "Maria G."], 'There is no option --autor: did you mean "--author"?'],
  [["--colour"], "There is no option --colour: there are --text, --author, --yes"],
  [["--text"], "--text has no value. Write it in quotes behind it."],
  [["--text", ""], "--text has no value. Write it in quotes behind it."],
];

describe("readOptions", () => {
  it.each(written)("reads %j", (parameters, options) => {
    expect(readOptions(parameters, names)).toEqual(options);
  });

  it.each(refused)("refuses %j", (parameters, says) => {
    expect(() => readOptions(parameters, names)).toThrow(says);
  });
});
