import { showDialog, type DialogBlock } from "../show-dialog";
import { resolveVersions, unflatten } from "./resolve-versions";

jest.mock("../show-dialog");

const asked = jest.mocked(showDialog);

const path = "data/closed-days.json";
const day = (date: string, name = "Vacation") => ({
  name,
  date,
  repeats: /\d{4}$/.test(date) ? "once" : "yearly",
});
const fileOf = (...records: object[]) => `${JSON.stringify(records, null, 2)}\n`;

/** A list in the package's flat format. */
const flat = (...days: ReturnType<typeof day>[]) =>
  Object.fromEntries(
    days.flatMap((record, index) =>
      Object.entries(record).map(([field, value]) => [`records.${index}.${field}`, value]),
    ),
  );

const [christmas, easter, inventory] = [
  day("December 25", "Christmas"),
  day("April 5, 2099", "Easter"),
  day("January 2", "Inventory"),
];

interface Case {
  origin?: ReturnType<typeof flat>;
  isNew?: boolean;
  mine: object[];
  saved?: string;
}

/** Returns what a form writes, and the question that the owner got. */
async function resolve({ origin, isNew = false, mine, saved }: Case, answer?: string) {
  asked.mockReset().mockResolvedValue(answer);
  const result = await resolveVersions({
    path,
    name: "closedDays",
    origin: { isNew, content: origin },
    data: { records: mine },
    saved,
  }).then(
    (data) => data.records,
    (error: Error) => error.message,
  );
  const [, parts, choices] = (asked.mock.lastCall ?? []) as [string, DialogBlock[], object];
  return { result, shown: JSON.stringify(parts), choices: choices && Object.values(choices) };
}

test.each<[name: string, saving: Case, result: object[]]>([
  [
    "nobody else has changed",
    { origin: flat(easter), mine: [inventory], saved: fileOf(easter) },
    [inventory],
  ],
  [
    "was saved in another format",
    { origin: flat(easter), mine: [inventory], saved: "[" + JSON.stringify(easter) + "]" },
    [inventory],
  ],
  ["is new", { isNew: true, mine: [easter] }, [easter]],
  [
    "others have changed in the same way",
    { origin: flat(), mine: [easter], saved: fileOf(easter) },
    [easter],
  ],
])("a file that %s is written without a dialog", async (_, saving, result) => {
  expect(await resolve(saving)).toEqual({ result, shown: undefined, choices: undefined });
});

test("the dialog shows what others have added, and saves both", async () => {
  const saving = {
    origin: flat(christmas),
    mine: [christmas, easter],
    saved: fileOf(christmas, inventory),
  };
  const { result, shown, choices } = await resolve(saving, "save");
  expect(result).toEqual([christmas, easter, inventory]);
  expect(shown).toContain("Inventory: new");
  expect(choices).toEqual(["Save both", "Back to the form"]);
});

test("the dialog shows what both have changed, and saves mine only if I choose that", async () => {
  const saving = {
    origin: flat(christmas),
    mine: [{ ...christmas, name: "Mine" }],
    saved: fileOf({ ...christmas, name: "Theirs" }, inventory),
  };
  const { result, shown, choices } = await resolve(saving, "save");
  expect(result).toEqual([{ ...christmas, name: "Mine" }, inventory]);
  expect(shown).toContain("saved “Theirs”, in your form “Mine”");
  expect(choices).toEqual(["Save mine", "Back to the form"]);
  for (const answer of ["back", undefined])
    expect((await resolve(saving, answer)).result).toMatch(
      /^Not saved\. Your text is still in the form/,
    );
});

test.each<[name: string, saving: Case, title: RegExp]>([
  ["deleted", { origin: flat(easter), mine: [easter] }, /deleted it/],
  [
    "saved before an old editor's draft",
    { mine: [easter], saved: fileOf(inventory) },
    /older version/,
  ],
])("a file that was %s is overwritten only after a dialog", async (_, saving, shown) => {
  expect((await resolve(saving, "back")).result).toMatch(/^Not saved/);
  const answered = await resolve(saving, "save");
  expect(answered.result).toEqual([easter]);
  expect(answered.shown).toMatch(shown);
});

test("an old editor's draft with the same content is written without a dialog", async () => {
  const { result, choices } = await resolve({ mine: [easter], saved: fileOf(easter) });
  expect({ result, choices }).toEqual({ result: [easter], choices: undefined });
});

test("a new entry never overwrites a file", async () => {
  const { result } = await resolve(
    { isNew: true, mine: [easter], saved: fileOf(inventory) },
    "save",
  );
  expect(result).toMatch(/already exists/);
});

test("the dialog shows long texts, so that they can be copied", async () => {
  asked.mockReset().mockResolvedValue("back");
  const text = (words: string) => `${words} `.repeat(100).trim();
  const post = (body: string) => `---\ntitle: Mud\n---\n\n${body}\n`;
  await resolveVersions({
    path: "content/blog/mud/index.mdx",
    name: "posts",
    origin: { isNew: false, content: { title: "Mud", body: text("old") } },
    data: { title: "Mud", body: text("mine") },
    saved: post(text("theirs")),
  }).catch(() => undefined);
  const [, parts = []] = asked.mock.lastCall ?? [];
  expect(parts).toContainEqual({ label: "Text, as it is saved now", text: text("theirs") });
});

test("converts the package's flat fields to records", () => {
  expect(
    unflatten({ "a.0.b": 1, "a.0.c.0": "x", "a.1.b": 2, d: "", "e.f": null, g: [], "a.0": {} }),
  ).toEqual({ a: [{ b: 1, c: ["x"] }, { b: 2 }], d: "", e: { f: null }, g: [] });
});
