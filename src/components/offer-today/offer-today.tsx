import { css } from "@emotion/react";
import { useNow } from "../../hooks/use-now";
import { offerInWords } from "../../lib/offers";

/** Whether a month's offer is on today, behind the text that tells of it. */
export const OfferToday = ({ month }: { month: string }) => (
  <p css={line}>{offerInWords(month, useNow())}</p>
);

const line = css`
  font-weight: 650;
`;
