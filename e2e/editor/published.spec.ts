import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCopy } from "../../test/sites/copied-site.mjs";
import { desktopOnly } from "../support/fixtures";
import { serveSite, type ServedSite } from "../support/serve-site";
import { complaintsAbout, type ContentFiles } from "./content-files";
import { expect, fixedFiles, test } from "./fixtures";
import * as work from "./owner-work";
import { post, writePost } from "./write-post";

/** Builds the site of these files, as a host does after they were saved. */
async function publish(files: ContentFiles): Promise<ServedSite> {
  const folder = await buildCopy({
    about: "The site of what was saved in the editor",
    change(project) {
      for (const [path, bytes] of files) {
        mkdirSync(join(project, dirname(path)), { recursive: true });
        writeFileSync(join(project, path), bytes);
      }
    },
  });
  return serveSite(folder);
}

/** What the first photo of the gallery shows. */
const firstPhoto = (files: ContentFiles): string =>
  (JSON.parse(String(files.get("data/gallery.json"))) as { alt: string }[])[0]?.alt ?? "";

test(
  "what is saved in the editor is on the site that is built of it",
  desktopOnly,
  async ({ editor, page }) => {
    test.setTimeout(300_000); // a whole build, beside another test
    const steps = [
      work.changePrice,
      work.closeOneDay,
      work.addReview,
      work.moveSecondPhotoFirst,
      writePost,
    ];
    for (const step of steps)
      await test.step(step.name, async () => {
        await step(editor);
        expect(await complaintsAbout(await editor.files())).toEqual([]);
      });
    const files = await editor.files();
    const site = await publish(files);
    const open = (path: string) => page.goto(site.address + path);

    await open("/reviews/");
    await expect(page.getByText(work.review.text)).toBeVisible();

    await open("/");
    await expect(page.getByRole("main")).toContainText(`$${work.newPrice}`);
    const closedDay = page.getByRole("listitem").filter({ hasText: work.vacation.date });
    await expect(closedDay.last()).toContainText(work.vacation.name);
    const photo = firstPhoto(files);
    expect(photo).not.toBe(firstPhoto(fixedFiles));
    await expect(page.getByRole("main").getByRole("img").first()).toHaveAccessibleName(photo);

    await open("/blog/");
    const card = page.getByRole("link", { name: post.title }).first();
    await open(String(await card.getAttribute("href"))); // its page: a click may open it in a dialog
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    const text = page.getByRole("main");
    for (const name of [post.pictureAlt, post.before, post.after])
      await expect(text.getByRole("img", { name })).toBeVisible();
    await expect(text).toContainText(post.callout);
    await site.close();
  },
);
