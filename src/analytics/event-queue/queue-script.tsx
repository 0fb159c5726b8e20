import type { ReactElement } from "react";
import { settings } from "../settings";
import { bookingEvents } from "./booking-events";
import { describeMoment } from "./describe-moment";
import { type QueueParts, startQueue } from "./event-queue";
import { findVisitor } from "./find-visitor";
import { refusesAnalytics } from "./refuses-analytics";
import { toBeacon } from "./to-beacon";

const parts: QueueParts = {
  bookingEvents,
  describeMoment,
  findVisitor,
  refusesAnalytics,
  toBeacon,
};

/** Each function as the text it was written in: none may use anything but its parameters. */
const partsText = Object.entries(parts).map(([name, part]) => `${name}:${String(part)}`);

const queueScript = `(${startQueue.toString()})(${JSON.stringify(settings)},{${partsText.join()}})`;

/** The inline script for the head of every page; nothing without a token. */
export const queueHead = (): ReactElement[] =>
  settings.token
    ? [<script key="event-queue" dangerouslySetInnerHTML={{ __html: queueScript }} />]
    : [];
