import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { card } from "../../styles/frames";
import { from } from "../../styles/media";
import { fadingPattern, pageContainer } from "../../styles/mixins";
import { Logo } from "./logo";

interface Props {
  title: string;
  lead?: string;
  value?: string;
  children?: ReactNode;
}

export const StatusPage = ({ title, lead, value, children }: Props) => (
  <div css={container}>
    <div css={note}>
      {value && <p css={[corner, topLeft]}>{value}</p>}
      <div css={[logo, value && logoBesideValue]}>
        <Logo />
      </div>
      <div css={statusText}>
        <h1>{title}</h1>
        {lead && <p css={leadText}>{lead}</p>}
        {children}
      </div>
      {value && (
        <span css={[corner, bottomRight]} aria-hidden="true">
          {value}
        </span>
      )}
    </div>
  </div>
);

const container = css`
  ${pageContainer}
  padding-block: var(--space-8);

  ${from("md")} {
    padding-block: var(--space-16);
  }
`;

const note = css`
  ${fadingPattern(100, 55)}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  padding: var(--space-8) var(--space-6) var(--space-6);
  ${card}
  outline: 1px solid var(--color-green);
  outline-offset: -8px;

  ${from("md")} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-10);
    padding: var(--space-16) var(--space-12);
  }

  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`;

const corner = css`
  color: var(--color-green);
  font: 600 clamp(3.5rem, 2.5rem + 4vw, 5.5rem) / 0.8 var(--font-heading);
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

const topLeft = css`
  ${from("md")} {
    position: absolute;
    top: var(--space-8);
    left: var(--space-8);
  }
`;

const bottomRight = css`
  display: none;

  ${from("md")} {
    position: absolute;
    right: var(--space-8);
    bottom: var(--space-8);
    display: block;
  }
`;

const logo = css`
  width: min(7.5rem, 100%);

  ${from("md")} {
    width: auto;
    max-width: 21rem;
  }
`;

const logoBesideValue = css`
  justify-self: end;

  ${from("md")} {
    justify-self: auto;
    margin-block: var(--space-16) calc(-1 * var(--space-4));
  }
`;

const statusText = css`
  grid-column: 1 / -1;
  max-width: 30rem;

  > * + * {
    margin-top: var(--space-3);
  }

  h1 {
    color: var(--color-green);
    font-size: var(--text-heading);
  }

  ${from("md")} {
    grid-column: auto;
  }
`;

const leadText = css`
  font-size: var(--text-lead);
  line-height: 1.4;
`;
