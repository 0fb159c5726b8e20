import { css } from "@emotion/react";
import type { DogParameters } from "../../lib/links/dog-booking-link";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { guillocheBand, banknote } from "../../styles/frames";
import { EstimateActions } from "../prices/estimate-actions";
import { EstimateBooking } from "../prices/estimate-booking";
import { EstimateTable } from "../prices/estimate-table";

interface Props {
  estimate: DogEstimate;
  dogParameters?: DogParameters | null;
}

/** The prices for a dog as a receipt, with its booking link. */
export const ChatEstimate = ({ estimate, dogParameters }: Props) => (
  <div css={note}>
    <EstimateTable estimate={estimate} />
    {/* The log announces the prices, not the buttons below them. */}
    <div aria-live="off" css={actions}>
      <EstimateBooking
        estimate={estimate}
        dogParameters={dogParameters}
        label="Book Now"
        source="chat"
        newTab
      />
      <EstimateActions estimate={estimate} />
    </div>
  </div>
);

const note = css`
  padding: var(--space-4);
  ${banknote}

  &::before {
    display: block;
    height: 1rem;
    margin-bottom: var(--space-2);
    ${guillocheBand}
  }
`;

const actions = css`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;
