import { css } from "@emotion/react";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { todayInAustin } from "../../lib/time/local-time";

interface Props {
  /** A day like 2025-01-31. */
  day: string;
  /** The same day in words. */
  text: string;
}

/** A post's date, with figures of equal width, so that dates line up. */
export const PostDate = ({ day, text }: Props) => (
  <time dateTime={day} css={figures}>
    {text}
  </time>
);

/** Shows from the next day on that the post's event is over. */
export const EventEnded = ({ day, text }: Props) =>
  day < todayInAustin(useNowOrBuildTime()) && (
    <span css={ended}>
      Ended <PostDate day={day} text={text} />
    </span>
  );

const figures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

const ended = css`
  font-weight: 650;
`;
