import { css } from "@emotion/react";
import { formatDay } from "../../lib/time/local-time";
import { from } from "../../styles/media";
import { nextClosedDay, type OpeningTimes } from "../../lib/time/opening-state";

interface Props {
  times: OpeningTimes;
  /** In the order in which they are shown. */
  closedDays: readonly { name: string; dates: readonly string[] }[];
  /** Known in the browser only. */
  now: Date | undefined;
}

const announcedDays = 30;

/** The days on which the shop stays closed, and the next of them before it comes. */
export const ClosedDaysCard = ({ times, closedDays, now }: Props) => {
  const next = now && nextClosedDay(times, now, announcedDays);
  return (
    <li css={card}>
      <h3>Closed on</h3>
      <ul>
        {closedDays.map(({ name, dates }) => (
          <li key={name}>
            {name} <span css={day}>{dates.join("; ")}</span>
          </li>
        ))}
      </ul>
      {next && <p css={coming}>Next: {formatDay(next)}</p>}
    </li>
  );
};

const card = css`
  grid-column: 1 / -1;
  padding-top: var(--space-3);
  line-height: 1.4;

  h3 {
    font-size: 1.125rem;
  }

  ul {
    font-size: var(--text-small);
  }

  ${from("sm")} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-5);

    ul {
      display: contents;
    }

    li {
      font-size: var(--text-small);
    }
  }
`;

const day = css`
  color: var(--color-ink-soft);
`;

const coming = css`
  color: var(--color-orange-dark);
  font-weight: 600;
`;
