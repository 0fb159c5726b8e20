import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { toFreeId } from "../../lib/links/free-id";
import { card, guillocheField } from "../../styles/frames";
import { from } from "../../styles/media";
import { ContactText } from "../ui/contact-link";
import { DriveTimes } from "./drive-times";

export const LocationCard = ({ location }: { location: Queries.LocationCardFragment }) => {
  const { city, introduction, neighborhoods, reasons } = location;
  const minutes = neighborhoods.map((stop) => stop.minutes);
  const anchor = toFreeId(city);
  return (
    <article id={anchor} aria-labelledby={`${anchor}-name`} css={town}>
      <header css={cardHead}>
        <p css={driveRange} aria-hidden="true">
          {Math.min(...minutes)}-{Math.max(...minutes)} min
        </p>
        <h2 id={`${anchor}-name`}>{city}</h2>
      </header>
      <p css={[cardSection, { gridColumn: "1 / -1" }]}>{introduction}</p>
      <div css={cardSection}>
        <DriveTimes {...location} />
      </div>
      <div css={cardSection}>
        <h3>Why come to us from {city}?</h3>
        <ul css={reasonList}>
          {reasons.map((reason) => (
            <li key={reason}>
              <ContactText text={reason} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
};

/* Stacked cards show stops next to reasons if they fit. Cards in a row share their grid rows. */
const town = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  ${card}
  scroll-margin-top: var(--space-4);

  ${from("lg")} {
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: 0;
  }

  /* One part below the other: Firefox overlaps grids that a page break splits. */
  @media print {
    display: block;
  }
`;

const cardHead = css`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-10) var(--space-5) var(--space-4);
  background: var(--color-green) ${guillocheField};
  color: var(--color-paper);

  h2 {
    font-size: clamp(2.5rem, 2rem + 1.6vw, 3.25rem);
    line-height: 1;
  }

  @media print {
    background: none;
    color: var(--color-green);
  }
`;

const driveRange = css`
  font: 600 var(--text-lead) / 1.3 var(--font-heading);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

const cardSection = css`
  padding: var(--space-5) var(--space-5) 0;
  line-height: 1.5;

  h3 {
    font-size: var(--text-title);
  }
`;

const reasonList = css`
  margin-block: var(--space-2) var(--space-6);

  li {
    padding-block: var(--space-2);
  }

  li + li {
    border-top: var(--border-dotted);
  }
`;

export const query = graphql`
  fragment LocationCard on Location {
    city
    introduction
    neighborhoods {
      name
      minutes
    }
    reasons
  }
`;
