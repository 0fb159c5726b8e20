import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../../styles/media";

/** Ways to get on, a line each, like the entries of a ledger. */
export const WayList = ({ children }: { children: ReactNode }) => <ul css={list}>{children}</ul>;

interface Props {
  title: string;
  /** What to expect of this way. */
  children: ReactNode;
  /** The link, or what stands in its place. */
  action: ReactNode;
}

/** A line of `WayList`. */
export const Way = ({ title, children, action }: Props) => (
  <li css={way}>
    <h2>{title}</h2>
    <div>{children}</div>
    <div css={actionPlace}>{action}</div>
  </li>
);

const list = css`
  border-bottom: var(--border-strong);
`;

const way = css`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-5);
  border-top: var(--border-strong);

  h2 {
    color: var(--color-green);
    font-size: var(--text-title);
  }

  ${from("md")} {
    grid-template-columns: 11rem minmax(0, 1fr) minmax(0, auto);
    align-items: center;
    gap: var(--space-6);
    padding-block: var(--space-6);
  }
`;

const actionPlace = css`
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  ${from("md")} {
    text-align: right;
  }
`;
