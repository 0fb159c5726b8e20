import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import type { EventQueue } from "./event-queue/event-queue";
import { mixpanelOptions } from "./mixpanel-options";
import { settings } from "./settings";

/**
 * Starts the provider's library and gives it what has happened so far, and everything to come.
 * This module is the only one that knows the library, and a chunk of its own.
 */
export async function startMixpanel(queue: EventQueue): Promise<void> {
  // The recorder is larger than the library; built without recording, the site has no such file.
  if (process.env.GATSBY_MIXPANEL_RECORD_PERCENT) await import("mixpanel-browser/src/recorder");
  mixpanel.init(settings.token, mixpanelOptions(queue.describe));
  queue.handOver(({ event, properties }) => void mixpanel.track(event, properties));
}
