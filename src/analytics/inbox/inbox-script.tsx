import type { ReactElement } from "react";
import { settings } from "../settings";
import { bookingEvents } from "./booking-events";
import { describeMoment } from "./describe-moment";
import { findVisitor } from "./find-visitor";
import { type InboxParts, keepEvents } from "./keep-events";
import { refusesAnalytics } from "./refuses-analytics";
import { toBeacon } from "./to-beacon";

const parts: InboxParts = {
  bookingEvents,
  describeMoment,
  findVisitor,
  refusesAnalytics,
  toBeacon,
};

/** Each function as the text it was written in: none may use anything but its parameters. */
const partsText = Object.entries(parts).map(([name, part]) => `${name}:${String(part)}`);

const inboxScript = `(${keepEvents.toString()})(${JSON.stringify(settings)},{${partsText.join()}})`;

/** The inline script for the head of every page; nothing without a token. */
export const inboxHead = (): ReactElement[] =>
  settings.token
    ? [<script key="event-inbox" dangerouslySetInnerHTML={{ __html: inboxScript }} />]
    : [];
