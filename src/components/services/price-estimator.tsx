import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { recordEvent } from "../../analytics/record-event";
import { useSearchParams } from "../../hooks/use-history-state";
import { useSite } from "../../hooks/use-shared-data";
import type { DogParameters } from "../../lib/links/booking-link";
import {
  estimateSentences,
  estimateForDog,
  type ServicePrices,
} from "../../lib/money/price-estimate";
import { receipt } from "../../styles/frames";
import { from, lessRoom } from "../../styles/media";
import { Announcement, Status } from "../ui/status";
import { WeightBand } from "../ui/weight-band";
import { ChoiceGroup } from "./choice-group";
import { Estimate } from "./estimate";

interface Props {
  location: PageProps["location"];
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
  prices: readonly ServicePrices[];
  dogParameters?: DogParameters | null;
}

/** The price for a dog's size and coat. The URL contains the choice, so visitors can share it. */
export const PriceEstimator = ({ location, sizes, coats, prices, dogParameters }: Props) => {
  const { phone, salesTaxPercent } = useSite();
  const [params, setParams] = useSearchParams(location);
  const form = useRef<HTMLFormElement>(null);
  // A choice from the URL isn't announced.
  const [hasChosen, setHasChosen] = useState(false);
  const choose = (choice: Record<string, string>) => {
    setHasChosen(true);
    setParams(choice);
  };
  const size = sizes.find(({ id }) => id === params.get("size"));
  const coat = coats.find(({ id }) => id === params.get("coat"));
  const estimate = size && coat && estimateForDog(size, coat, prices, salesTaxPercent);

  // The browser, not React, keeps choices made before hydration.
  useEffect(() => {
    if (!form.current) return;
    const early = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    if (Object.keys(early).length > 0) setParams(early);
  }, [setParams]);

  useEffect(() => {
    if (size && coat)
      recordEvent("Estimate Shown", { location: "services", size: size.id, coat: coat.id });
  }, [size, coat]);

  return (
    <div data-needs-scripts css={layout}>
      <form
        ref={form}
        aria-label="Price estimator"
        css={{ display: "grid", gap: "var(--space-8)" }}
      >
        <ChoiceGroup
          name="size"
          question="How much does your dog weigh?"
          choices={sizes.map(({ id, range, label, description }) => ({
            id,
            title: <WeightBand label={range} />,
            note: label,
            description,
          }))}
          chosen={size?.id}
          onChoose={(id) => choose({ size: id })}
          isDense
        />
        <ChoiceGroup
          name="coat"
          question="What kind of coat?"
          choices={coats.map(({ id, label, description }) => ({ id, title: label, description }))}
          chosen={coat?.id}
          onChoose={(id) => choose({ coat: id })}
        />
      </form>
      <div css={answer}>
        <Status isSilent={!hasChosen} css={!estimate && waiting}>
          {estimate ? (
            <Announcement key={estimate.dog}>{estimateSentences(estimate, phone)}</Announcement>
          ) : (
            nextStep(Boolean(size), Boolean(coat))
          )}
        </Status>
        {estimate && <Estimate estimate={estimate} dogParameters={dogParameters} />}
      </div>
    </div>
  );
};

function nextStep(hasSize: boolean, hasCoat: boolean): string {
  if (hasSize) return "Now pick a coat.";
  if (hasCoat) return "Now pick a weight.";
  return "Pick a weight and a coat to see the price. A good guess is fine.";
}

const layout = css`
  display: grid;
  gap: var(--space-6);

  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) min(25rem, 45%);
    align-items: start;
    gap: var(--space-10);

    ${lessRoom} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const answer = css`
  ${receipt}

  ${from("lg")} {
    position: sticky;
    top: var(--below-header);
  }
`;

const waiting = css`
  padding-block: var(--space-6);
  color: var(--color-ink-soft);
  font-family: var(--font-heading);
  font-size: var(--text-lead);
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
`;

export const query = graphql`
  fragment DogSizeChoice on DogSize {
    id: jsonId
    label
    description
    range
  }
  fragment CoatTypeChoice on CoatType {
    id: jsonId
    label
    description
  }
`;
