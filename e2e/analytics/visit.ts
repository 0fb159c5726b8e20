import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures";
import { collector } from "../../test/builds/sites.mjs";

export const test = base.extend({ site: "full" });

export { expect };

/** Blocks requests to a URL pattern (`*` matches anything), like a content blocker. */
export async function block(page: Page, pattern: string, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/ERR_BLOCKED_BY_CLIENT|Loading (CSS )?chunk/); // the browser's own messages
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setBlockedURLs", { urls: [pattern] });
}

export const waitForBooking = (page: Page) =>
  page.waitForRequest((request) => request.url().startsWith("https://booking.example/"));

/** An event as decoded by the collector. */
interface ReceivedEvent {
  route: string;
  event: string;
  properties: Record<string, unknown> & {
    current_url: string;
    distinct_id: string;
    $insert_id: string;
    time: number;
  };
}

/** Other data of the collector, by route; see collector.mjs. */
export type Received = { route: string } & Record<string, unknown>;

/** How the collector responds to this visit; see collector.mjs. */
export type Outcome = "works" | "fails" | "hangs" | "breaks";

/** One visitor's visit, identified by the campaign of its first URL. */
export interface Visit {
  url: string;
  /** The site's own events of this visit, oldest first. */
  events: () => Promise<ReceivedEvent[]>;
  /** Also includes the library's own events, whose names start with `$`. */
  allEvents: () => Promise<ReceivedEvent[]>;
  /** The visit's data on a route other than that of events. */
  others: (route: "engage" | "record") => Promise<Received[]>;
}

/** All data of a route, from all visits. */
export async function readReceived(route: string): Promise<Received[]> {
  const response = await fetch(collector.received);
  const received = (await response.json()) as Received[];
  return received.filter((one) => one.route === route);
}

/** Prepares a visit that starts at a path, with or without a query. */
export function prepareVisit(path = "/", outcome: Outcome = "works"): Visit {
  const name = `${outcome}-${randomUUID()}`;
  const allEvents = async () => {
    const received = (await readReceived("track")) as unknown as ReceivedEvent[];
    const isOurs = ({ properties }: ReceivedEvent) => properties.current_url.includes(name);
    const visitors = new Set(received.filter(isOurs).map((one) => one.properties.distinct_id));
    const ours = received.filter(({ properties }) => visitors.has(properties.distinct_id));
    // After a broken connection the browser resends events; the provider deduplicates them.
    const unique = new Map(ours.map((event) => [event.properties.$insert_id, event]));
    return [...unique.values()].toSorted(
      (one, other) => one.properties.time - other.properties.time,
    );
  };
  return {
    url: `${path}${path.includes("?") ? "&" : "?"}utm_content=${name}`,
    allEvents,
    events: async () => (await allEvents()).filter(({ event }) => !event.startsWith("$")),
    others: async (route) => {
      const visitors = (await allEvents()).map(({ properties }) => properties.distinct_id);
      return (await readReceived(route)).filter((one) =>
        visitors.includes(String(one.distinct_id ?? one.$distinct_id)),
      );
    },
  };
}

/** Shortens events to the path of a page view, the location of a booking link, or a name. */
export const summarize = (events: ReceivedEvent[]) =>
  events.map(({ event, properties }) => {
    if (event === "Page Viewed") return properties.path;
    return event === "Book Now Clicked" ? properties.location : event;
  });

/** The scripts with the provider's library in a built site. */
export const findLibraryFiles = (folder: string): string[] =>
  readdirSync(folder).filter(
    (file) =>
      file.endsWith(".js") && readFileSync(`${folder}/${file}`, "utf8").includes("api-js.mixpanel"),
  );

/** The recordings that wait in the browser's storage, as JSON. */
export const readRecordings = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("unreadable"));
      });
    const records: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        records.push(await settled(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(records);
  });

/** Names of everything that analytics stores in the browser. */
export const listAnalyticsStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name = "" }) => name),
      ...document.cookie.split("; "),
    ].filter((name) => /^(__)?(mp|mixpanel|analytics)/i.test(name));
  });
