import { css } from "@emotion/react";
import { Link } from "gatsby";
import { banknote } from "../../styles/frames";
import { from, largeText } from "../../styles/media";
import { WeightBand } from "../ui/weight-band";

interface Props {
  tile: Queries.ServiceTileFragment;
  /** The number in the corner, as on a banknote. */
  number: number;
}

const isWeight = (label: string): boolean => /^\d/.test(label);

/** A link to a price list, in the style of a banknote whose value is the weight band. */
export const ServiceTile = ({ tile: { label, description, list }, number }: Props) => (
  <article css={[tile, !isWeight(label) && greenTile]}>
    <p css={serial} aria-hidden="true">
      No. {String(number).padStart(2, "0")}
    </p>
    <h3>
      <Link to={`/${list.slug}/`} css={link}>
        <WeightBand label={label} />
      </Link>
    </h3>
    <p css={words}>
      {description} <span css={more}>See the list</span>
    </p>
    {isWeight(label) && <span css={[portrait, growing(number)]} aria-hidden="true" />}
  </article>
);

const tile = css`
  --note-rosette: url("/ornaments/rosette.svg");
  --note-corner: url("/ornaments/note-corner.svg");
  --note-ink: var(--color-green);
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 9.5rem;
  padding: var(--space-4) var(--space-5);
  ${banknote}
  background: var(--color-card) var(--note-rosette) right -5.5rem center / 17rem no-repeat;
  transition: transform var(--motion);

  &::before {
    position: absolute;
    z-index: -1;
    bottom: 6px;
    left: 6px;
    width: 5rem;
    height: 5rem;
    background: var(--note-corner) top left / contain no-repeat;
    transform: scaleY(-1);
    content: "";
  }

  @media (hover: hover) {
    &:hover {
      transform: translateY(-2px);
    }
  }

  &:focus-within {
    z-index: 1;
  }

  h3 {
    align-self: center;
    font-size: clamp(2.75rem, 18cqi, 4.25rem);
    letter-spacing: -0.03em;
    line-height: 1;
    white-space: nowrap;

    ${largeText} {
      font-size: 15vw;
      white-space: normal;
    }
  }

  ${from("lg")} {
    min-height: 12.5rem;
    padding: var(--space-5) var(--space-6);
  }
`;

/* Printers omit the background, so light ink would be invisible. */
const greenTile = css`
  @media screen {
    --note-rosette: url("/ornaments/rosette-light.svg");
    --note-corner: url("/ornaments/note-corner-light.svg");
    --note-ink: var(--color-paper);
    background-color: var(--color-green);
    color: var(--color-paper);
  }
`;

/* The banknote's portrait: a dog that grows heavier from tile to tile. */
const portrait = css`
  position: absolute;
  z-index: -1;
  top: 50%;
  right: 3rem;
  aspect-ratio: 1;
  background: var(--color-green);
  mask: url("/favicon.svg") center / contain no-repeat;
  transform: translate(50%, -50%);

  /* Narrow tiles have room only in the corner. */
  @container (width < 24rem) {
    top: var(--space-3);
    right: var(--space-5);
    max-width: 3rem;
    transform: none;
  }

  ${largeText} {
    display: none;
  }

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const growing = (number: number) => css`
  width: ${1.75 + number * 0.5}rem;
`;

const serial = css`
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  opacity: 0.85;
`;

/* On a line below the text, so that all tiles have it in the same position. */
const more = css`
  display: block;
  margin-top: var(--space-1);
  font-weight: 650;
  text-decoration: underline;
`;

/* The link covers the whole tile, which shows the focus. */
const link = css`
  color: var(--note-ink);
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    content: "";
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--color-blue);
    outline-offset: 3px;
  }
`;

const words = css`
  max-width: min(17rem, 100% - 3rem);
  margin-top: var(--space-2);
  font-size: var(--text-small);
  line-height: 1.4;

  ${largeText} {
    max-width: none;
  }
`;
