import { formatDate } from "../../../lib/time/calendar";
import { stateOf } from "../addresses/known-addresses";
import { fieldsOf, type ContentRecord } from "../content";
import { toLogText } from "../log-text";
import type { Project } from "../read-project";
import { showValue } from "../wording";

const titleOf = (record: ContentRecord): string => {
  const { title } = fieldsOf(record);
  return typeof title === "string" ? showValue(title) : record.label;
};

function describeDay(record: ContentRecord): string {
  const { datePublished } = fieldsOf(record);
  const day = String(datePublished);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  return `${titleOf(record)} shows from ${isDay ? formatDate(day) : day}`;
}

/** Sentences about posts that visitors don't see yet: one for scheduled posts, one for drafts. */
export function waitingPosts({ content: { posts }, today }: Project): string[] {
  const inState = (state: string) => posts.records.filter((post) => stateOf(post, today) === state);
  const [drafts, scheduled] = [inState("draft"), inState("scheduled")];
  const days = scheduled.map(describeDay).join("; ");
  const titles = drafts.map(titleOf).join(", ");
  const [wait, draft] = [
    scheduled.length === 1
      ? "1 post waits for its day"
      : `${scheduled.length} posts wait for their day`,
    drafts.length === 1 ? "1 post is a draft" : `${drafts.length} posts are drafts`,
  ];
  return [
    days && `${wait}: ${days}, once you publish on that day or later.`,
    titles && `${draft}, which visitors don't see: ${titles}.`,
  ]
    .filter(Boolean)
    .map(toLogText);
}
