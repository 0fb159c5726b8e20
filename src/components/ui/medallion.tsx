import { css } from "@emotion/react";
import { from, largeText } from "../../styles/media";

export const medallionNames = [
  "code",
  "dog",
  "file-text",
  "lifebuoy",
  "lock",
  "mail",
  "map-pin",
  "news",
  "paw",
  "qrcode",
  "question-mark",
  "receipt",
  "rosette-discount",
  "scissors",
  "star",
] as const;

export type MedallionName = (typeof medallionNames)[number];

/** A page's subject on a rosette, like the seal of a certificate. */
export const Medallion = ({ name, className }: { name: MedallionName; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" css={medallion} className={className}>
    <use href={`/ornaments/medallions.svg#${name}`} />
  </svg>
);

const medallion = css`
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

  ${from("md")} {
    width: 9rem;
    margin-right: var(--space-2);
    padding: 2.6rem;
    outline-offset: 5px;
  }

  ${largeText} {
    display: none;
  }

  @media print {
    display: none;
  }
`;
