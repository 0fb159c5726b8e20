import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { postCategories, type Post } from "../../../src/content-model/entities/articles";
import { todayInAustin } from "../../../src/lib/local-time";
import type { Command, CommandContext } from "../command";
import { ask, choose } from "../dialogue";
import { readOptions } from "../read-options";
import { complainAbout, readRecords, requireRight } from "../records";
import { Refusal } from "../refusal";
import { freeName, slugFrom } from "../slugs";
import { writeChecked } from "../write-checked";
import { drawCover } from "./draw-cover";
import { placeholderText, postText } from "./post-text";

const folder = "content/blog";
const options = ["slug", "author", "category", "tags", "preview"] as const;
const example = 'npm run new:post -- "Five Tips for Muddy Paws"';
const usualCategory = "Grooming Tips";

type Given = Partial<Record<(typeof options)[number], string>> & { title: string };

const toList = (tags: string): string[] =>
  tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Asks for what a post can't do without, and for what is easily said. */
async function interview(
  { dialogue }: CommandContext,
  given: Omit<Given, "title">,
): Promise<Given> {
  if (!dialogue) throw new Refusal(`Missing: the title, in quotes. An example:\n  ${example}`);
  const complainTitle = (answer: string) => complainAbout("posts", "title", answer);
  const complainTags = (answer: string) => complainAbout("posts", "tags", toList(answer));
  const title = await ask(dialogue, { question: "Title of the post", complain: complainTitle });
  const category =
    given.category ?? (await choose(dialogue, "Category", postCategories, usualCategory));
  const tags =
    given.tags ??
    (await ask(dialogue, {
      question: "Tags, with commas between",
      usual: category.toLowerCase(),
      complain: complainTags,
    }));
  return { ...given, title, category, tags };
}

async function findSlug(root: string, { title, slug = slugFrom(title) }: Given): Promise<string> {
  if (slug !== slugFrom(slug) || slug === "") {
    const free = slugFrom(slug) || "a-short-name";
    const need = "The post's address needs small letters of English, digits and hyphens";
    throw new Refusal(`${need}. Choose it with --slug ${free}\nNothing was made.`);
  }
  const taken = await readdir(join(root, folder)).catch(() => []);
  const free = freeName(slug, taken);
  if (free === slug) return slug;
  throw new Refusal(
    `There is a post ${folder}/${slug} already. Open its index.mdx to change it, or choose another ` +
      `title, or another address with --slug ${free}\nNothing was made.`,
  );
}

async function findAuthor({ root }: CommandContext): Promise<string> {
  const [first] = await readRecords(root, "team");
  if (typeof first?.name === "string") return first.name;
  throw new Refusal('data/team.json names nobody. Say who writes with --author "Dana H."');
}

const nextSteps = (slug: string, post: Post): string => `Made ${folder}/${slug}/
  index.mdx  the text, below the lines between the two ---
  cover.png  a stand-in for your picture

What to do now
  1. Open ${folder}/${slug}/index.mdx in your editor and write. Replace the two texts that begin
     with "Replace this". The category is ${post.category}; there are ${postCategories.join(", ")}.
  2. Put your picture into the folder and its name behind "image:".
  3. Run npm run develop and look at http://localhost:8000/blog/${slug}/
  4. It is a draft, which no visitor sees. When it is ready, delete the line "draft: true", put the
     day into the two lines with a date, and run npm run check.`;

/** Makes the folder of a post that is still to be written, as a draft. */
export const newPost: Command = async (parameters, context) => {
  const { root, now, say } = context;
  const { words, values } = readOptions(parameters, options);
  const title = words.join(" ").replace(/\s+/g, " ").trim();
  const given = title ? { ...values, title } : await interview(context, values);
  const today = todayInAustin(now);
  const category = given.category ?? usualCategory;
  const post: Post = {
    title: given.title,
    preview: given.preview ?? placeholderText.preview,
    author: given.author ?? (await findAuthor(context)),
    datePublished: today,
    lastModified: today,
    image: "cover.png",
    imageAlt: placeholderText.imageAlt,
    tags: toList(given.tags ?? category.toLowerCase()),
    // The definition judges what the owner wrote, in requireRight.
    category: category as Post["category"],
    draft: true,
  };
  requireRight("posts", post);
  const slug = await findSlug(root, given);
  const path = `${folder}/${slug}`;
  const files = new Map<string, string | Buffer>([
    [`${path}/index.mdx`, postText(post)],
    [`${path}/cover.png`, await drawCover(root)],
  ]);
  await writeChecked(context, { make: { path, files } });
  say(nextSteps(slug, post));
};
