import { listWarnings } from "../../../src/content-check/list-warnings";
import { readProject } from "../../../src/content-check/read-project";
import { replace, write, type Change } from "../../../test/content-check/check-files";
import { deleteProjects, temporaryProject } from "../testing/temporary-project";
import { newPost } from "./new-post";

const nothing: Change = () => undefined;
const folder = "content/blog/muddy-paws-yes";
const frontMatter = `---
title: "Muddy Paws: Yes"
preview: Replace this with two sentences that say what the post tells and why it is worth reading.
author: Dana H.
datePublished: "2026-02-28"
lastModified: "2026-02-28"
image: cover.png
imageAlt: Replace this with what the cover shows
tags: [grooming tips]
category: Grooming Tips
draft: true
---
`;

// Each runs the whole check twice.
jest.setTimeout(30_000);
afterEach(deleteProjects);

describe("npm run new:post", () => {
  it("makes a draft with a cover that passes the check", async () => {
    const { run, tree, errors, context, read } = await temporaryProject();
    const before = tree();
    expect(await run(newPost, ["Muddy Paws: Yes"])).toBeUndefined();
    const { [`${folder}/index.mdx`]: text, [`${folder}/cover.png`]: cover, ...others } = tree();
    expect(others).toEqual({ ...before, [folder]: "" });
    expect(text?.startsWith(frontMatter)).toBe(true);
    expect(cover).toBeDefined();
    expect(await errors()).toBe("");
    const warnings = listWarnings(await readProject(context.root));
    expect(warnings.map(({ topic, field }) => [topic, field])).toEqual([
      ["launch", "preview"],
      ["launch", "imageAlt"],
    ]);
    expect(read()).toContain("http://localhost:8000/blog/muddy-paws-yes/");
  });

  it("asks for title, category and tags if no title is given", async () => {
    const answers = ["", "Muddy Paws: Yes", "9", "4", " , ", "mud, rain"];
    const { run, tree, errors } = await temporaryProject(nothing, answers);
    expect(await run(newPost, [])).toBeUndefined();
    expect(tree()[`${folder}/index.mdx`]).toContain("tags: [mud, rain]\ncategory: Seasonal\n");
    expect(await errors()).toBe("");
  });

  it("takes everything as options", async () => {
    const { run, tree } = await temporaryProject();
    const options = ["--slug", "mud", "--author", "Sam P.", "--category", "Local", "--tags", "a,b"];
    expect(await run(newPost, ["Muddy", "Paws", ...options])).toBeUndefined();
    const text = tree()["content/blog/mud/index.mdx"];
    expect(text).toContain("title: Muddy Paws\n");
    expect(text).toContain("author: Sam P.\n");
    expect(text).toContain("tags: [a, b]\ncategory: Local\n");
  });

  // What YAML would read as something else must come back as the text that it is.
  it.each(["Yes", "2026", "No: really", "? what", '"Quoted" & more', "#1 tip", "a: b # c"])(
    "keeps the title %s",
    async (title) => {
      const { run, errors, tree } = await temporaryProject();
      expect(await run(newPost, [title, "--slug", "mud"])).toBeUndefined();
      expect(await errors()).toBe("");
      expect(tree()).toHaveProperty(["content/blog/mud/index.mdx"]);
    },
  );

  it.each<[string, Change, string[], string]>([
    ["no title", nothing, [], "Missing: the title"],
    [
      "a title that is taken",
      nothing,
      ["Teeth!"],
      "There is a post content/blog/teeth already. Open its index.mdx to change it, or choose another title, or another address with --slug teeth-2",
    ],
    ["a title without an address", nothing, ["犬"], "Choose it with --slug a-short-name"],
    ["an address with capitals", nothing, ["Mud", "--slug", "My Mud"], "--slug my-mud"],
    ["a title that is too long", nothing, ["x".repeat(91)], "at most 90 characters"],
    ["a mistyped category", nothing, ["Mud", "--category", "Locl"], 'write "Local"'],
    ["an option that doesn't exist", nothing, ["Mud", "--tag", "a"], 'did you mean "--tags"?'],
    ["a team of nobody", write("data/team.json", "[]"), ["Mud"], "data/team.json names nobody"],
    [
      "a team that can't be read",
      replace("data/team.json", '"name": "Dana H.",', '"name": "Dana H."'),
      ["Mud"],
      "mend this first",
    ],
  ])("refuses %s", async (_, change, parameters, says) => {
    const { run, tree } = await temporaryProject(change);
    const before = tree();
    expect(await run(newPost, parameters)).toContain(says);
    expect(tree()).toEqual(before);
  });
});
