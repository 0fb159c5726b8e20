import { formatDate } from "../../../lib/time/calendar";
import { type ContentRecord, recordFields } from "../content";
import { stateOfPost } from "../rules/links/link-targets";
import { formatValue } from "../errors";
import { toLogText } from "../format-errors";
import type { Project } from "../read-project";

const postTitle = (record: ContentRecord): string => {
  const { title } = recordFields(record);
  return typeof title === "string" ? formatValue(title) : record.label;
};

function describeDay(record: ContentRecord): string {
  const { datePublished } = recordFields(record);
  const day = String(datePublished);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  return `${postTitle(record)} shows from ${isDay ? formatDate(day) : day}`;
}

/** Sentences about posts that visitors don't see yet: one for scheduled posts, one for drafts. */
export function waitingPosts({ content: { posts }, today }: Project): string[] {
  const inState = (state: string) =>
    posts.records.filter((post) => stateOfPost(post, today) === state);
  const [drafts, scheduled] = [inState("draft"), inState("scheduled")];
  const days = scheduled.map(describeDay).join("; ");
  const titles = drafts.map(postTitle).join(", ");
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
