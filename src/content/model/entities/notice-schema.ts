import { z } from "zod";
import { isoDate, singleLineText, localTime } from "../fields";
import { formatDate } from "../../../lib/time/calendar";
import { noticeKinds } from "../../../lib/notice";
import { hours } from "./hours-schema";

const longest = 140;

const changedHours = z.strictObject({
  date: isoDate.meta({ lastDay: true, description: "A day on which the notice shows" }),
  hours,
});

const times = z.object({ from: localTime, until: localTime });
const withDays = times.extend({ changedHours: z.array(changedHours).optional() });

function refuseOtherDays(
  { from, until, changedHours: days = [] }: z.infer<typeof withDays>,
  context: z.core.$RefinementCtx,
): void {
  const [first, last] = [from.slice(0, 10), until.slice(0, 10)];
  days.forEach(({ date }, index) => {
    const path = ["changedHours", index, "date"];
    if (date < first || date > last) {
      const message = `a day on which the notice shows, from ${formatDate(first)} to ${formatDate(last)}`;
      context.addIssue({ code: "custom", path, message });
    } else if (days.findIndex((day) => day.date === date) < index)
      context.addIssue({ code: "custom", path, message: "a day that no other entry has" });
  });
}

export const notice = z
  .strictObject({
    text: singleLineText.max(longest).meta({
      facts: true,
      description: `What visitors read on every page, up to ${longest} characters`,
    }),
    kind: z.enum(noticeKinds).meta({ description: "Sets the color and the first word" }),
    from: localTime.meta({
      title: "Shows from",
      description: "When the notice appears, in Austin's time",
    }),
    until: localTime.meta({
      lastDay: true,
      title: "Shows until",
      description: "When the notice disappears, in Austin's time",
    }),
    changedHours: z.array(changedHours).optional().meta({
      description:
        "For each day with other opening hours than usual. The whole site, the chat and search engines then show these hours",
    }),
  })
  .refine(({ from, until }) => from < until, {
    path: ["until"],
    error: "a time after “Shows from”",
    // Otherwise an error in another field would hide this one.
    when: ({ value }) => times.safeParse(value).success,
  })
  .superRefine(refuseOtherDays, { when: ({ value }) => withDays.safeParse(value).success });
