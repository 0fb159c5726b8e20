import { setTimeout } from "node:timers/promises";
import { deleteProjects, temporaryProject } from "./testing/temporary-project";
import { lackOfTerminal, openTerminal } from "./testing/terminal";

if (lackOfTerminal && process.env.CI) throw new Error(`A terminal is needed: ${lackOfTerminal}`);

// Asking takes as long as it takes to be sure that a pasted text is over.
jest.setTimeout(30_000);

/** Terminals that were asked to do so wrap what is pasted. */
const paste = (text: string) => `\x1b[200~${text}\x1b[201~`;
const enter = "\r";
const left = "\x1b[D";
const backspace = "\x7f";
const ctrlC = "\x03";
/** Milliseconds between what is sent: the rest of a pasted text may be as late. */
const pause = 300;
const long = "She came home smelling of bluebonnets. ".repeat(47).trim();

/** What a terminal sends, with pauses between, and the words that must come of it. */
type Shape = [name: string, sent: string[], words: string];

const shapes: Shape[] = [
  ["one line", ["Lovely cut"], "Lovely cut"],
  ["one line and a line break", ["Lovely cut\n"], "Lovely cut"],
  ["two paragraphs", ["Lovely cut.\n\nThank you"], "Lovely cut. Thank you"],
  ["three paragraphs", ["One.\n\nTwo.\n\nThree"], "One. Two. Three"],
  ["paragraphs, two empty lines between", ["One.\n\n\nTwo"], "One. Two"],
  ["paragraphs with an empty line at the end", ["One.\n\nTwo.\n\n"], "One. Two."],
  ["line breaks of Windows", ["One.\r\n\r\nTwo.\r\nThree"], "One. Two. Three"],
  ["line breaks as terminals send them", ["One.\r\rTwo.\rThree"], "One. Two. Three"],
  ["tabs", ["One\ttwo.\n\n\tThree"], "One two. Three"],
  ["emoji and curly quotes", ["“Best 🐩 cut”\n\nIt’s 👩🏽‍⚕️ – ¡olé!"], "“Best 🐩 cut” It’s 👩🏽‍⚕️ – ¡olé!"],
  ["1,800 characters", [long], long],
  ["1,800 characters in paragraphs", [long.replaceAll(". ", ".\n\n")], long],
  ["pieces that come late", ["One.\n\n", "Two.\n\n", "Thr", "ee"], "One. Two. Three"],
];

const wrapped = shapes.map(([name, sent, words]): Shape => [
  `${name}, wrapped`,
  paste(sent.join("\0")).split("\0"),
  words,
]);

const typed: Shape[] = [
  ["a text that is typed", [`One.${enter}Two.`], "One. Two."],
  ["a mistake that is taken back", [`Onr${backspace}e.${enter}Two`], "One. Two"],
  ["a word that is put in", ["One three", left.repeat(5), "2", " "], "One 2 three"],
  ["a typed text with a pasted end", ["So: ", paste("One.\r\rTwo")], "So: One. Two"],
];

const describeTerminal = lackOfTerminal ? describe.skip : describe;

/** What came of keys that were pressed at one question. */
async function answer(sent: string[]): Promise<string> {
  const terminal = openTerminal("scripts/authoring/testing/ask-for-text.ts", [], process.cwd());
  await terminal.read(/text\? /);
  for (const part of sent) {
    terminal.type(part);
    await setTimeout(pause);
  }
  terminal.type(enter + enter);
  const [, came = ""] = await terminal.read(/came (".*")!/);
  expect(await terminal.ended).toBe(0);
  return (JSON.parse(came) as string).split(/\s+/).join(" ").trim();
}

describeTerminal("a text that is asked for in a terminal", () => {
  test.concurrent.each([...shapes, ...wrapped, ...typed])(
    "comes whole: %s",
    async (_, sent, words) => {
      expect(await answer(sent)).toBe(words);
    },
  );
});

describeTerminal("npm run add:review in a terminal", () => {
  afterEach(deleteProjects);
  const start = (root: string) =>
    openTerminal("scripts/authoring/testing/run-in-terminal.ts", ["add-review"], root);

  it("adds what was pasted, to the last word", async () => {
    const { context, tree } = await temporaryProject();
    const terminal = start(context.root);
    await terminal.read(/press Enter twice: /);
    terminal.type("Biscuit is new.\r\rShe smells of bluebonnets.\r\rThank you");
    await terminal.read(/Thank you/);
    terminal.type(enter + enter);
    await terminal.read(/Maria G\.: /);
    terminal.type(`Mia G.${enter}`);
    await terminal.read(/When\? \[.*\]: /);
    terminal.type(enter);
    await terminal.read(/Where was it written\?/);
    terminal.type(enter);
    expect(await terminal.ended).toBe(0);
    expect(tree()["data/reviews.json"]).toContain(
      '"text": "Biscuit is new. She smells of bluebonnets. Thank you"',
    );
  });

  it("changes nothing when Ctrl-C comes in the middle of the text", async () => {
    const { context, tree } = await temporaryProject();
    const before = tree();
    const terminal = start(context.root);
    await terminal.read(/press Enter twice: /);
    terminal.type("Biscuit is new.\r\rShe smells");
    await terminal.read(/She smells/);
    terminal.type(ctrlC);
    await terminal.read(/Stopped\. Nothing was changed\./);
    expect(await terminal.ended).toBe(130);
    expect(tree()).toEqual(before);
  });
});
