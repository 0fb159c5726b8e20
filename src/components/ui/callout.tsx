import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { seasonalOffers } from "../../lib/money/seasonal-offers";
import { noteCard } from "../../styles/frames";
import { OfferToday } from "../blog/offer-today";
import { useMdxContext } from "./mdx-context";

interface Props {
  title: string;
  /** The id of a seasonal offer that it tells of; the build finds it by the facts in the text. */
  offer?: string;
  children: ReactNode;
}

/** A part of a text that is set apart in a note's frame: a belief, an offer, an emergency. */
export const Callout = ({ title, offer, children }: Props) => {
  const titleId = useId();
  // Of the level of sections: a callout may stand before the first.
  const { facts, sectionHeading: Heading } = useMdxContext();
  const offers = seasonalOffers(Object.entries(facts).map(([id, value]) => ({ id, value })));
  const told = offers.find(({ id }) => id === offer);
  return (
    <aside aria-labelledby={titleId} css={note}>
      <Heading id={titleId} css={heading}>
        {title}
      </Heading>
      {told ? <OfferToday offer={told}>{children}</OfferToday> : children}
    </aside>
  );
};

const note = css`
  position: relative;
  margin-block: var(--space-8);
  padding: var(--space-6);
  ${noteCard}
  outline-color: var(--color-green);
  break-inside: avoid;

  > * + * {
    margin-top: var(--space-3);
  }
`;

/* Stronger than what the text around it makes of its headings. */
const heading = css`
  && {
    margin-top: 0;
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: normal;
  }
`;
