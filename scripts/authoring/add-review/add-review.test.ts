import { replace, write, type Change } from "../../../test/content-check/check-files";
import { deleteProjects, temporaryProject } from "../testing/temporary-project";
import { addReview } from "./add-review";

const file = "data/reviews.json";
const nothing: Change = () => undefined;
const words = [
  "--text",
  "My dog smells of bluebonnets.",
  "--author",
  "Mia G.",
  "--date",
  "January 2026",
];
const entry = `,
  {
    "id": 3,
    "text": "My dog smells of bluebonnets.",
    "author": "Mia G.",
    "date": "January 2026"
  }
]`;

// Each runs the whole check twice.
jest.setTimeout(30_000);
afterEach(deleteProjects);

describe("npm run add:review", () => {
  it("adds the review at the end, with the next id, and changes nothing else", async () => {
    const { run, tree, errors, read } = await temporaryProject();
    const before = tree();
    expect(await run(addReview, words)).toBeUndefined();
    expect(tree()).toEqual({ ...before, [file]: before[file]?.replace(/\n\]$/, () => entry) });
    expect(await errors()).toBe("");
    expect(read()).toBe("Added review 3 by Mia G. at the end of data/reviews.json.");
  });

  it("asks for everything, again after a bad answer, and takes today for granted", async () => {
    const answers = ["short", "My dog smells\n\nof bluebonnets.", "Mia G.", "", ""];
    const { run, tree, read } = await temporaryProject(nothing, answers);
    expect(await run(addReview, [])).toBeUndefined();
    expect(read()).toContain("Expected: at least 10 characters. To mend: write some more words.");
    expect(tree()[file]).toContain('"text": "My dog smells of bluebonnets."');
    expect(tree()[file]).toContain('"date": "February 28, 2026"');
  });

  it("asks in words of a dialogue: no quotes, and examples of a date", async () => {
    const answers = [
      "",
      "short",
      "My dog smells of bluebonnets.",
      "",
      "Mia G.",
      "last week",
      "",
      "",
    ];
    const { run, read } = await temporaryProject(nothing, answers);
    expect(await run(addReview, [])).toBeUndefined();
    expect(read()).not.toMatch(/quote|"/);
    expect(read()).toContain("Nothing came. Expected: at least 10 characters.");
    expect(read()).toContain("a month like January 2026, or the name of an award");
  });

  it("names a picture that is there", async () => {
    const { run, tree, errors } = await temporaryProject();
    expect(await run(addReview, [...words, "--image", "bow.svg"])).toBeUndefined();
    expect(tree()[file]).toContain('"date": "January 2026",\n    "image": "bow.svg"');
    expect(await errors()).toBe("");
  });

  it.each<[string, string[], string]>([
    ["a name alone", ["--source", "Google"], '{"name":"Google"}'],
    [
      "a name with address and stars",
      ["--stars", "4", "--url", "https://g.page/mia", "--source", "Google"],
      '{"name":"Google","url":"https://g.page/mia","stars":4}',
    ],
    ["words", ["--source", "in the shop"], '{"name":"in the shop"}'],
  ])("tells where it was written: %s", async (_, options, source) => {
    const { run, tree, errors } = await temporaryProject();
    expect(await run(addReview, [...words, ...options])).toBeUndefined();
    const [added] = (JSON.parse(String(tree()[file])) as { source: object }[]).slice(-1);
    expect(JSON.stringify(added?.source)).toBe(source);
    expect(await errors()).toBe("");
  });

  it.each<[string, string[], object | undefined]>([
    ["leaves it open", [""], undefined],
    ["needs no more of the shop's counter", ["in the shop"], { name: "in the shop" }],
    ["needs no address and no stars", ["Nextdoor", "", ""], { name: "Nextdoor" }],
    [
      "asks again after a bad answer",
      ["google", "Google", "g.page/mia", "https://g.page/mia", "six", "6", "5"],
      { name: "Google", url: "https://g.page/mia", stars: 5 },
    ],
  ])("asks where it was written, and %s", async (_, answers, source) => {
    const { run, tree } = await temporaryProject(nothing, ["May 2025", ...answers]);
    expect(await run(addReview, words.slice(0, -2))).toBeUndefined();
    const [added] = (JSON.parse(String(tree()[file])) as { source?: object }[]).slice(-1);
    expect(added?.source).toEqual(source);
  });

  it("gives the first review of all the number 1", async () => {
    const { run, tree } = await temporaryProject(write(file, "[]"));
    expect(await run(addReview, words)).toBeUndefined();
    expect(tree()[file]).toContain('"id": 1');
  });

  const repeated = ["--text", "my dog  SLEEPS at last.", ...words.slice(2)];
  const repetition = 'Review 2 by Sam P. has the same text: "my dog SLEEPS at last."';

  it.each<[string, string[], string[] | undefined, boolean]>([
    ["refuses it where nobody can be asked", repeated, undefined, false],
    ["leaves it at a no", repeated, ["no"], false],
    ["adds it at a yes", repeated, ["yes"], true],
    ["adds it with --yes", [...repeated, "--yes"], undefined, true],
  ])("warns of a repeated text and %s", async (_, parameters, answers, added) => {
    const { run, tree, read } = await temporaryProject(nothing, answers);
    const before = tree();
    const refusal = await run(addReview, parameters);
    expect(`${refusal}\n${read()}`).toContain(repetition);
    expect(tree()[file] !== before[file]).toBe(added);
  });

  it("asks about a repeated text before it asks for more", async () => {
    const { run, read } = await temporaryProject(nothing, ["My dog sleeps at last.", "no"]);
    expect(await run(addReview, [])).toBe("Nothing was added.");
    expect(read()).toContain("Review 2 by Sam P. has the same text");
  });

  it.each<[string, Change, string[], string]>([
    ["nothing to add", nothing, [], "Missing: --text, --author, --date."],
    [
      "a text that is too short",
      nothing,
      ["--text", "Nice.", ...words.slice(2)],
      "expected  at least 10 characters",
    ],
    ["words outside an option", nothing, ["Nice."], '"Nice." belongs to no option.'],
    [
      "a picture that isn't there",
      nothing,
      [...words, "--image", "bows.svg"],
      'There is no picture content/reviews/bows.svg: did you mean "bow.svg"?',
    ],
    [
      "a file that is no picture",
      nothing,
      [...words, "--image", "bow.pdf"],
      "a file name in content/reviews or an https:// address",
    ],
    [
      "a day that hasn't come",
      nothing,
      [...words.slice(0, -1), "May 2026"],
      "date \"May 2026\": That won't do: the day hasn't come yet.",
    ],
    [
      "words for a day that nobody can tell later",
      nothing,
      [...words.slice(0, -1), "last week"],
      'write it in that form, like "January 12, 2026"',
    ],
    [
      "stars without their source",
      nothing,
      [...words, "--stars", "5"],
      "write whose, such as --source Google",
    ],
    ["six stars", nothing, [...words, "--source", "Google", "--stars", "6"], "source.stars"],
    [
      "a file of reviews with a mistake",
      replace(file, "},", "}"),
      words,
      "Nothing was added; mend this first, then try again.",
    ],
  ])("refuses %s", async (_, change, parameters, says) => {
    const { run, tree } = await temporaryProject(change);
    const before = tree();
    expect(await run(addReview, parameters)).toContain(says);
    expect(tree()).toEqual(before);
  });

  it("changes nothing if the owner leaves half-way", async () => {
    const { context, tree } = await temporaryProject(nothing, ["My dog smells of bluebonnets."]);
    const before = tree();
    await expect(addReview([], context)).rejects.toThrow();
    expect(tree()).toEqual(before);
  });
});
