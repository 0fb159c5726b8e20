import { restartKey } from "../browser/session-storage";

/** Waits until a URL loads past the cache, which may contain a 404. Tries twice, and whenever the browser is online again. */
async function waitFor(url: string): Promise<void> {
  const pauses = [1_000, 5_000];
  const load = () => fetch(url, { cache: "reload" }).then((file) => (file.ok ? file.text() : ""));
  do {
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      setTimeout(resolve, pauses.shift() ?? 2 ** 31 - 1);
    });
  } while (!(await load().catch(() => "")));
}

const failed = new Set<string>();

/** Inserts a script again that failed: one of Gatsby's, or a chunk, such as the page's own. */
export async function insertAgain(event: Event): Promise<void> {
  const { target } = event;
  if (!(target instanceof HTMLScriptElement)) return;
  const { src } = target;
  if (!src.startsWith(origin) || failed.has(src)) return;
  failed.add(src);
  // Before hydration, webpack doesn't notice, and Gatsby waits for its chunk.
  if (window.takeEarlyTaps) event.stopImmediatePropagation();
  await waitFor(src);
  document.body.append(Object.assign(document.createElement("script"), { src }));
}

/** Reloads the page once if its data failed, unless a visitor types what no draft keeps. */
export async function reloadOnce({ reason }: PromiseRejectionEvent): Promise<void> {
  if (!/page resources|page-data/.test(String(reason))) return;
  const requests = performance.getEntriesByType("resource").map(({ name }) => name);
  const data = requests.filter((url) => url.includes("/page-data/"));
  await Promise.all([location.href, ...new Set(data)].map(waitFor));
  if (document.activeElement?.matches(":read-write:not([data-draft] *)")) return;
  // Without storage, a reload would lose drafts and could repeat itself.
  if (!window.takeEarlyTaps || sessionStorage.getItem(restartKey)) return;
  sessionStorage.setItem(restartKey, "1");
  location.reload();
}
