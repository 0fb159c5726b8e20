import { css } from "@emotion/react";
import { useMDXComponents } from "@mdx-js/react";
import { type ReactNode, useId } from "react";
import { seasonalOffers } from "../../lib/seasonal-offers";
import { OfferToday } from "../offer-today/offer-today";
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
  const { facts } = useMdxContext();
  const [told] = offer
    ? seasonalOffers(Object.entries(facts).map(([id, value]) => ({ id, value }))).filter(
        ({ id }) => id === offer,
      )
    : [];
  // Of the level of sections, which is lower in the chat: a callout may stand before the first.
  const { h2 } = useMDXComponents() as { h2?: unknown };
  const Heading = h2 === "h4" ? h2 : "h2";
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
  border: var(--border-strong);
  border-radius: var(--radius);
  outline: 1px solid var(--color-green);
  outline-offset: -6px;
  background: var(--color-card);
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
