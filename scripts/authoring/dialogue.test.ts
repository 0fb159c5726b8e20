import { ask, choose, confirm, type Dialogue } from "./dialogue";

function script(...answers: string[]) {
  const said: string[] = [];
  const answer = (prompt: string) => {
    said.push(prompt);
    return Promise.resolve(answers.shift() ?? "");
  };
  const dialogue: Dialogue = { say: (text) => said.push(text), askLine: answer, askText: answer };
  return { dialogue, said };
}

const tooShort = (answer: string) => (answer.length < 3 ? "Too short." : undefined);

describe("ask", () => {
  it("asks again after a complaint", async () => {
    const { dialogue, said } = script("ab", "  abc\n d ");
    expect(await ask(dialogue, { question: "Name", complain: tooShort })).toBe("abc d");
    expect(said).toEqual(["Name: ", "  Too short.", "Name: "]);
  });

  it("takes Enter for the usual", async () => {
    const { dialogue, said } = script("");
    const question = { question: "Name", usual: "corgi", complain: tooShort };
    expect(await ask(dialogue, question)).toBe("corgi");
    expect(said).toEqual(["Name [corgi]: "]);
  });
});

describe("choose", () => {
  it.each([
    ["2", "Local"],
    ["events", "Events"],
    ["", "Local"],
  ])("takes %j for %s", async (typed, option) => {
    const { dialogue } = script(typed);
    expect(await choose(dialogue, "Which?", ["Events", "Local"], "Local")).toBe(option);
  });

  it("asks again after a number that isn't there", async () => {
    const { dialogue, said } = script("3", "1");
    expect(await choose(dialogue, "Which?", ["Events", "Local"], "Local")).toBe("Events");
    expect(said).toContain("  Type a number from 1 to 2.");
  });
});

describe("confirm", () => {
  it.each([
    ["yes", true],
    ["Y", true],
    ["no", false],
    ["", false],
  ])("takes %j for %s", async (typed, yes) => {
    expect(await confirm(script(typed).dialogue, "Sure?")).toBe(yes);
  });
});
