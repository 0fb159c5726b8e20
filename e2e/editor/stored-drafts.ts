import type { Page } from "@playwright/test";

/** Counts the drafts in the browser's store, and optionally changes fields of each. */
export const countDrafts = (page: Page, changes?: Record<string, unknown>) =>
  page.evaluate(
    (fields) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("github:shop/site");
        opening.onsuccess = () => {
          const database = opening.result;
          const exists = database.objectStoreNames.contains("draft-backups");
          const transaction = exists && database.transaction("draft-backups", "readwrite");
          database.close();
          if (!transaction) return resolve(0);
          const store = transaction.objectStore("draft-backups");
          const all = store.getAll();
          all.onsuccess = () => {
            for (const draft of fields ? (all.result as object[]) : [])
              store.put({ ...draft, ...fields });
          };
          transaction.oncomplete = () => resolve(all.result.length);
        };
      }),
    changes,
  );
