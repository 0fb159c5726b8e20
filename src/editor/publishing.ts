import { isFolderOpen } from "./files/repository";

const storageKey = "last-save";

const interval = 15_000;

const late = 15 * 60_000;

/** The owner no longer waits for an older save, in milliseconds. */
const longest = 60 * 60_000;

/** Sveltia CMS doesn't report its commit, so the times of the save and the build are compared. */
async function isLive(save: Date): Promise<boolean> {
  try {
    // Hosts cache the file for minutes, but not at a new URL.
    const response = await fetch(`/version.json?${Date.now()}`, { cache: "no-store" });
    const { built = "" } = (await response.json()) as { built?: string };
    return Date.parse(built) > save.getTime();
  } catch {
    return false;
  }
}

const bar = document.createElement("p");
bar.className = "publishing";
bar.setAttribute("role", "status");
const text = document.createElement("span");
const hide = document.createElement("button");
hide.textContent = "Hide";
hide.addEventListener("click", () => {
  localStorage.removeItem(storageKey);
  bar.remove();
});
bar.append(text, " ", hide);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows in the lists whether visitors see the last save. In a form, it would cover a field. */
async function update(): Promise<void> {
  clearTimeout(timer);
  bar.hidden = /\/(?:entries|new)(?:\/|$)/.test(location.hash);
  const save = new Date(Number(localStorage.getItem(storageKey)));
  if (Date.now() - save.getTime() > longest) return bar.remove();
  document.body.append(bar);
  const time = save.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const live = await isLive(save);
  const isLate = Date.now() - save.getTime() > late;
  const waiting = isLate
    ? `Visitors don’t see what you saved at ${time} yet.`
    : `Saved at ${time}. Visitors see it about 3 minutes later.`;
  const message = live ? `Visitors see what you saved at ${time}.` : waiting;
  if (text.textContent !== message) text.textContent = message;
  if (live) localStorage.removeItem(storageKey);
  else timer = setTimeout(() => void update(), interval);
}

export function trackPublishing(): void {
  if (isFolderOpen()) return;
  localStorage.setItem(storageKey, String(Date.now()));
  void update();
}

export function watchPublishing(): void {
  addEventListener("hashchange", () => void update());
  void update();
}
