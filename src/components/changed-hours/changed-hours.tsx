import { css } from "@emotion/react";
import { useComingChangedHours } from "../../hooks/use-coming-changed-hours";
import { formatDay } from "../../lib/local-time";

/** The days from today on that have other hours than usual, behind the text that tells the usual ones. */
export const ChangedHours = () =>
  useComingChangedHours().map(({ hours, ...day }) => (
    <p key={formatDay(day)} css={line}>
      But on {formatDay(day)}: {hours}.
    </p>
  ));

const line = css`
  font-weight: 650;
`;
