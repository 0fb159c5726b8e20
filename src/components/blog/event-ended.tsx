import { css } from "@emotion/react";
import { useNowOrBuildTime } from "../../hooks/use-now-or-build-time";
import { todayInAustin } from "../../lib/time/local-time";
import { PostDate } from "./post-date";

interface Props {
  /** The day of the event that the post is about, like 2025-01-31. */
  day: string;
  /** The same day in words. */
  text: string;
}

/** Says from the next day on that an event is over. */
export const EventEnded = ({ day, text }: Props) =>
  day < todayInAustin(useNowOrBuildTime()) && (
    <span css={ended}>
      Ended <PostDate day={day} text={text} />
    </span>
  );

const ended = css`
  font-weight: 650;
`;
