import type { Repository } from "../../content/model/entities/site-schema";
import { toFileText } from "../files/form-fields";
import { showDialog } from "../show-dialog";
import { readRepository } from "../files/repository";
import { deleteDraft, readDrafts } from "./draft-store";
import { unflatten } from "./resolve-versions";

/** Posts whose drafts this window has offered. */
const offered = new Set<string>();

/** Offers drafts of deleted posts to copy. Sveltia CMS shows a draft only with its entry. */
async function offerOrphans(repository: Repository | undefined): Promise<void> {
  const files = await readRepository(repository);
  if (!files) return;
  for (const draft of await readDrafts(repository)) {
    const { collectionName, slug, currentValues } = draft;
    const path = `content/blog/${slug}/index.mdx`;
    const isOrphan = collectionName === "posts" && slug !== "" && !files.has(path);
    if (!isOrphan || offered.has(slug)) continue;
    offered.add(slug);
    const text = toFileText(path, "posts", unflatten(currentValues._default ?? {}));
    const choice = await showDialog(
      "Your draft of a deleted post",
      [
        "Someone deleted the post on another device or in another window. Your draft is still in this browser. To keep it, copy it into a new post.",
        { label: "Your draft", text },
      ],
      { keep: "Keep it for later", delete: "Delete the draft" },
    );
    if (choice === "delete") await deleteDraft(repository, draft);
  }
}

/** Checks for such drafts whenever the owner opens the list of posts. */
export const watchOrphans = (repository: Repository | undefined): void =>
  addEventListener("hashchange", () => {
    if (location.hash === "#/collections/posts")
      offerOrphans(repository).catch((error: unknown) => console.error(error));
  });
