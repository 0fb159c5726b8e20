import { css } from "@emotion/react";
import { useEffect } from "react";
import { recordEvent } from "../../analytics/record-event";
import type { DogParameters } from "../../lib/links/dog-booking-link";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { EstimateActions } from "./estimate-actions";
import { EstimateBooking } from "./estimate-booking";
import { EstimateTable } from "./estimate-table";

interface Props {
  estimate: DogEstimate;
  dogParameters?: DogParameters | null;
}

/** The prices for a dog, before and with tax, and the estimate's buttons. */
export const EstimateResult = ({ estimate, dogParameters }: Props) => {
  const { size, coat, dog } = estimate;
  useEffect(
    () => recordEvent("Estimate Shown", { location: "services", size, coat }),
    [size, coat],
  );
  return (
    <>
      <EstimateTable estimate={estimate} />
      <div css={actions}>
        <EstimateBooking estimate={estimate} dogParameters={dogParameters} source="services" />
        <EstimateActions key={dog} estimate={estimate} />
      </div>
    </>
  );
};

const actions = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;
