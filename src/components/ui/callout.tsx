import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { offerFromFacts } from "../../lib/offers/seasonal-offers";
import { banknote } from "../../styles/frames";
import { OfferToday } from "./offer-today";
import { useMdxContext } from "./mdx-context";

interface Props {
  title: string;
  /** The id of a seasonal offer in the text; the build finds it by the text's facts. */
  offer?: string;
  children: ReactNode;
}

/** A framed box in a text, for example for an offer or an emergency. */
export const Callout = ({ title, offer, children }: Props) => {
  const titleId = useId();
  // The same level as sections: a callout may be before the first one.
  const { facts, sectionHeading: Heading } = useMdxContext();
  const seasonal = offer === undefined ? undefined : offerFromFacts(offer, facts);
  return (
    <aside aria-labelledby={titleId} css={note}>
      <Heading id={titleId} css={heading}>
        {title}
      </Heading>
      {seasonal ? <OfferToday offer={seasonal}>{children}</OfferToday> : children}
    </aside>
  );
};

const note = css`
  position: relative;
  margin-block: var(--space-8);
  padding: var(--space-6);
  ${banknote}
  outline-color: var(--color-green);
  break-inside: avoid;

  > * + * {
    margin-top: var(--space-3);
  }
`;

/* Overrides the text's own heading styles. */
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
