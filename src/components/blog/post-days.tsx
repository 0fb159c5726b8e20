import { useNowOrBuildTime } from "../../hooks/use-now";
import { formatDate, todayInAustin } from "../../lib/time/calendar";

interface Props {
  day: string;
}

/** A post's date, with figures of equal width, so that dates line up. */
export const PostDate = ({ day }: Props) => (
  <time dateTime={day} css={{ fontVariantNumeric: "tabular-nums lining-nums" }}>
    {formatDate(day)}
  </time>
);

/** Marks a post whose event is over, from the next day on. */
export const EventEnded = ({ day }: Props) =>
  day < todayInAustin(useNowOrBuildTime()) && (
    <span css={{ fontWeight: 650 }}>
      Ended <PostDate day={day} />
    </span>
  );
