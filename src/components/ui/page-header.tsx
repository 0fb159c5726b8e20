import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { MedallionName } from "../../lib/medallions";
import { from, largeText } from "../../styles/media";
import { fadingPattern, pageContainer } from "../../styles/mixins";

interface Props {
  title: ReactNode;
  medallion?: MedallionName;
  children?: ReactNode;
}

export const PageHeader = ({ title, medallion, children }: Props) => (
  <div css={[band, medallion && withMedallion, !!children && withLead]}>
    <h1>{title}</h1>
    {medallion && (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="screen-only" css={coin}>
        <use href={`/ornaments/medallions.svg#${medallion}`} />
      </svg>
    )}
    {children && <div css={lead}>{children}</div>}
  </div>
);

const band = css`
  ${fadingPattern(115, 45)}
  ${pageContainer}
  padding-block: var(--space-10) var(--space-8);
  border-bottom: var(--border);

  @media print {
    border: 0;
  }

  h1 {
    color: var(--color-green);
    font-size: clamp(2.25rem, 1.6rem + 2.9vw, 4rem);
    letter-spacing: -0.02em;

    @media (max-width: 22em) {
      font-size: 2rem;
    }
  }
`;

/* On phones next to the title only, so that the text below keeps its width. */
const withMedallion = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-4);

  ${largeText} {
    display: block;
  }
`;

const withLead = css`
  ${from("md")} {
    h1 {
      align-self: end;
    }

    > svg {
      grid-row-end: span 2;
    }
  }
`;

const coin = css`
  width: 3.5rem;
  margin-right: var(--space-1);
  padding: 0.9rem;
  border: var(--border-strong);
  border-radius: 50%;
  outline: 1px solid var(--color-line-strong);
  outline-offset: 3px;
  background:
    radial-gradient(var(--color-card) 44%, transparent 45%),
    url("/ornaments/rosette.svg") center / 100% var(--color-card);
  color: var(--color-green);

  ${largeText} {
    display: none;
  }

  ${from("md")} {
    grid-area: 1 / 2;
    width: 9rem;
    margin-right: var(--space-2);
    padding: 2.6rem;
    outline-offset: 5px;
  }
`;

const lead = css`
  grid-column: 1 / -1;
  max-width: var(--width-text);
  margin-top: var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.4;
  text-wrap: balance;

  ${from("md")} {
    grid-column: 1;
    align-self: start;
  }
`;
