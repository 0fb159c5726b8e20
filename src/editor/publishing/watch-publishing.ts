import type { Repository } from "../../content/model/entities/site-schema";
import {
  publishMessage,
  publishState,
  savePage,
  type LiveVersion,
  type Save,
} from "./publish-state";

const storageKey = "last-save";

/** Milliseconds between two requests. */
const interval = 15_000;

/** The host keeps no tab alive for longer, and neither does an owner. */
const forgottenAfter = 60 * 60_000;

let repository: Repository | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function readSave(): Save | undefined {
  try {
    const save = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Save | null;
    return save && Date.now() - save.time < forgottenAfter ? save : undefined;
  } catch {
    return undefined;
  }
}

async function fetchVersion(): Promise<LiveVersion | undefined> {
  try {
    // Hosts cache the file for minutes, but not at a new address.
    const response = await fetch(`/version.json?${Date.now()}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as LiveVersion) : undefined;
  } catch {
    return undefined;
  }
}

const bar = document.createElement("aside");
bar.className = "publishing";

function dismiss(): void {
  clearTimeout(timer);
  localStorage.removeItem(storageKey);
  bar.remove();
}

/** Whether a form is open. The message would cover its fields. */
const isFormOpen = (): boolean => /\/(?:entries|new)(?:\/|$)/.test(location.hash);

function show(save: Save, live: LiveVersion | undefined): boolean {
  const state = publishState(save, live, Date.now());
  bar.hidden = isFormOpen();
  if (bar.dataset.state !== state || !bar.isConnected) {
    const message = document.createElement("span");
    message.setAttribute("role", "status");
    const close = document.createElement("button");
    close.append("Close");
    close.addEventListener("click", dismiss);
    const link = document.createElement("a");
    if (repository) Object.assign(link, { href: savePage(repository, save), target: "_blank" });
    link.append("Open the save");
    bar.replaceChildren(message, ...(state === "late" ? [link] : []), close);
    bar.dataset.state = state;
    document.body.append(bar);
    message.append(publishMessage(state, save)); // a status is announced when it changes
  }
  return state === "live" || state === "newer";
}

/** Shows whether the last save is live, until it is. */
async function update(): Promise<void> {
  clearTimeout(timer);
  bar.hidden = isFormOpen();
  const save = readSave();
  if (!save) return;
  const isDone = !document.hidden && show(save, await fetchVersion());
  if (isDone) localStorage.removeItem(storageKey);
  else timer = setTimeout(() => void update(), interval);
}

/**
 * Shows when visitors see a save.
 *
 * @param commit missing if the host returned none
 */
export function trackPublishing(commit: string | undefined): void {
  if (!commit) return;
  const save = { commit, time: Date.now() };
  localStorage.setItem(storageKey, JSON.stringify(save));
  delete bar.dataset.state;
  show(save, undefined);
  timer = setTimeout(() => void update(), interval);
}

/** Continues after the owner comes back to the page. */
export function watchPublishing(edited: Repository | undefined): void {
  repository = edited;
  addEventListener("hashchange", () => void update());
  document.addEventListener("visibilitychange", () => void update());
  void update();
}
