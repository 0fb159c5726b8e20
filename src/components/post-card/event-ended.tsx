import { css } from "@emotion/react";
import { useNowOrBuildTime } from "../../hooks/use-now-or-build-time";
import { todayInAustin } from "../../lib/local-time";
import { PostDate } from "./post-date";

interface EventDay {
  /** The day of the event that the post is about, like 2025-01-31. */
  day: string;
  /** The same day in words. */
  text: string;
}

const FromTheNextDay = ({ day, text }: EventDay) =>
  day < todayInAustin(useNowOrBuildTime()) && (
    <span css={ended}>
      Ended <PostDate day={day} text={text} />
    </span>
  );

/** Says from the next day on that an event is over; most posts are about none. */
export const EventEnded = ({ day, text }: { [Name in keyof EventDay]: string | null }) =>
  day && text && <FromTheNextDay day={day} text={text} />;

const ended = css`
  font-weight: 650;
`;
