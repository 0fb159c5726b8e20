import { collections } from "../../content/model/collections";
import { parseDataFile } from "../../content/check/read/parse-content";
import { showDialog } from "../show-dialog";
import { pathOfRoute } from "./path-of-route";
import { collectionOfFile } from "../../content/model/collection-of-file";
import { toOwnerMessage } from "../saving/error-messages";
import { UnreadableFile, type FileFormat } from "./file-formats";

/** The errors of unreadable files, by path. */
const unreadable = new Map<string, string[]>();

const title = "This file can’t be opened in the editor";

const advice =
  "The editor doesn’t change the file. Someone changed it outside the editor. Show this message to that person.";

function toMessages(path: string, { errors }: UnreadableFile): string[] {
  return errors.map(({ line = 1, ...error }) =>
    toOwnerMessage(collectionOfFile(path), { ...error, line, record: `${path}, line ${line}` }),
  );
}

/** @throws UnreadableFile also if the JSON isn't a list: Sveltia CMS would open an empty form */
function checkIsReadable(path: string, text: string): void {
  const name = collectionOfFile(path);
  if (!name || collections[name].kind === "mdx") return;
  const { errors } = parseDataFile(name, text);
  if (errors.length > 0) throw new UnreadableFile(errors);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sveltia CMS reads the next file of a project within this time, in milliseconds. */
const longestGap = 500;

/** Shows the unreadable files when all files are read, and closes the empty form of such a file. */
function showWhenRead(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    leaveForm(location.hash);
    if (unreadable.size > 0)
      void showDialog(title, [[...unreadable.values()].flat(), advice], { close: "Close" });
  }, longestGap);
}

/** Opens the list instead of the form of an unreadable file. */
function leaveForm(hash: string): boolean {
  const path = pathOfRoute(hash);
  if (!path || !unreadable.has(path)) return false;
  location.replace(hash.replace(/\/entries\/.*/, ""));
  return true;
}

/** Wraps a format's parser to remember unreadable files. */
export const trackUnreadable =
  ({ fromFile }: FileFormat): FileFormat["fromFile"] =>
  (text, path = "") => {
    try {
      checkIsReadable(path, text);
      const content = fromFile(text, path);
      unreadable.delete(path);
      return content;
    } catch (error) {
      if (error instanceof UnreadableFile) unreadable.set(path, toMessages(path, error));
      showWhenRead();
      throw error;
    }
  };

/**
 * Prevents the owner from opening an unreadable file: Sveltia CMS shows an empty form, which would
 * overwrite it.
 */
export const preventOpeningUnreadable = (): void =>
  addEventListener(
    "hashchange",
    (event) => {
      const path = pathOfRoute(location.hash) ?? "";
      if (!leaveForm(location.hash)) return;
      event.stopImmediatePropagation();
      void showDialog(title, [unreadable.get(path) ?? [], advice], { close: "Close" });
    },
    true,
  );
