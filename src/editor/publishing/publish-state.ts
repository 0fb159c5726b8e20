import type { Repository } from "../../content/model/entities/site-schema";

/** A save at the Git host. */
export interface Save {
  commit: string;
  /** In milliseconds. */
  time: number;
}

/** The content of /version.json: the version that visitors see. */
export interface LiveVersion {
  commit?: string;
  /** Start of the build: 2026-01-31T06:17:00Z */
  built?: string;
}

/** Whether visitors see a save. `unknown` if the site has no /version.json. */
export type PublishState = "waiting" | "slow" | "live" | "newer" | "late" | "unknown";

const minute = 60_000;

/** What a build usually takes, in minutes. */
const usual = 3;

/** A build that takes longer has probably failed, in minutes. */
const longest = 15;

/** The state of the last save. */
export function publishState(
  { commit, time }: Save,
  live: LiveVersion | undefined,
  now: number,
): PublishState {
  if (live?.commit === commit) return "live";
  if (now - time < usual * minute) return "waiting";
  if (!live?.commit) return "unknown";
  if (now - time < longest * minute) return "slow";
  return live.built && Date.parse(live.built) > time ? "newer" : "late";
}

const clockTime = (time: number): string =>
  new Date(time).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

const messages: Record<PublishState, (time: string) => string> = {
  waiting: () => `Saved. Visitors see it in about ${usual} minutes.`,
  slow: (time) =>
    `Saved at ${time}. Visitors don’t see it yet. It can take up to ${longest} minutes.`,
  live: (time) => `Visitors see what you saved at ${time}.`,
  newer: (time) =>
    `A later version is live, which should contain what you saved at ${time}. Look at the site.`,
  late: (time) =>
    `Visitors don’t see what you saved at ${time}. They see the site as it was before. Open the save, and press its red cross to read what is wrong. Correct it and save again. Without a red cross, wait.`,
  unknown: (time) =>
    `Saved at ${time}. This site doesn’t report which version is live. Look at the site.`,
};

/** The state of a save for the owner. */
export const publishMessage = (state: PublishState, { time }: Save): string =>
  messages[state](clockTime(time));

const websites = {
  github: "https://github.com",
  gitlab: "https://gitlab.com",
  gitea: "https://gitea.com",
};

/** The host's page of a save, with the result of its checks and builds. */
export const savePage = ({ provider, name, host }: Repository, { commit }: Save): string =>
  `${host ?? websites[provider]}/${name}/${provider === "gitlab" ? "-/" : ""}commit/${commit}`;
