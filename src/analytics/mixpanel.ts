import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import type { EventQueue } from "./event-queue/event-queue";
import { mixpanelOptions } from "./mixpanel-options";
import { settings } from "./settings";

/** Keeps a profile of the visitor's browser at the provider, under the id that its events have. */
function keepProfile({ device_type, timestamp }: ReturnType<EventQueue["describe"]>): void {
  // The library sends no profile before it has been told whose: the browser's own, no person's.
  mixpanel.identify(mixpanel.get_distinct_id() as string);
  mixpanel.people.set_once({ $created: timestamp });
  mixpanel.people.set({ device_type });
}

/** Describes the group that all events of this site belong to. */
function describeGroup({ environment }: ReturnType<EventQueue["describe"]>): void {
  const { hostname, origin } = window.location;
  mixpanel.get_group(settings.groupKey, hostname).set({ $name: hostname, origin, environment });
}

/**
 * Starts the provider's library and gives it what has happened so far, and everything to come.
 * This module is the only one that knows the library, and a chunk of its own.
 */
export async function startMixpanel(queue: EventQueue): Promise<void> {
  // The recorder is larger than the library; built without recording, the site has no such file.
  if (process.env.GATSBY_MIXPANEL_RECORD_PERCENT) await import("mixpanel-browser/src/recorder");
  mixpanel.init(settings.token, mixpanelOptions(queue.describe));
  if (process.env.GATSBY_MIXPANEL_PEOPLE === "true") keepProfile(queue.describe());
  if (process.env.GATSBY_MIXPANEL_GROUP) describeGroup(queue.describe());
  queue.handOver(({ event, properties }) => void mixpanel.track(event, properties));
}
