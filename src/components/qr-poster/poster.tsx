import { css } from "@emotion/react";
import type { Ref } from "react";
import { useSite } from "../../hooks/use-site";
import { Seal } from "../seal/seal";
import { GuillocheFrame } from "./guilloche-frame";
import { PosterCode } from "./poster-code";
import { paper } from "./poster-size";

interface Props {
  /** The motto, in the seal's rim. */
  motto: string;
  /** The sheet itself, for the picture of it. */
  ref?: Ref<HTMLDivElement>;
}

/** The poster as a certificate, at the size of letter paper: print and picture take it as it is. */
export const Poster = ({ motto, ref }: Props) => {
  const { name, established, serviceArea, phone, email, url } = useSite();
  return (
    <div ref={ref} css={sheet}>
      <GuillocheFrame />
      <Seal top={motto} bottom={`Established ${established}`} css={seal} />
      <p css={[title, name.length > 30 && longTitle]}>{name}</p>
      <p className="visually-hidden">Established {established}</p>
      <p css={towns}>{serviceArea.join(" · ")}</p>
      <PosterCode />
      <p css={call}>Scan to book</p>
      <div css={number}>{phone}</div>
      <p css={addresses}>
        <span>{email}</span>
        <span>{new URL(url).host}</span>
      </p>
    </div>
  );
};

/* Lengths are in pixels: the sheet is paper, and text that is set larger must not run off it. */
const sheet = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  width: ${paper.width}px;
  height: ${paper.height}px;
  padding: 96px 92px 100px;
  overflow: hidden;
  background: var(--color-card);
  color: var(--color-ink);
  font-size: 22px;
  letter-spacing: normal;
  line-height: 1.2;
  text-align: center;
  word-spacing: normal;
  print-color-adjust: exact;

  > p {
    position: relative;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const seal = css`
  flex: none;
  width: 184px;
  height: 184px;
`;

const title = css`
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: 56px;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.02;
  text-wrap: balance;
`;

const longTitle = css`
  font-size: 42px;
`;

const towns = css`
  margin-top: -4px;
  font-weight: 600;
  letter-spacing: 0.14em;
`;

const call = css`
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: 30px;
  font-weight: 600;
`;

const number = css`
  font-family: var(--font-heading);
  font-size: 48px;
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  line-height: 1;
  white-space: nowrap;
`;

const addresses = css`
  display: grid;
  gap: 4px;
`;
