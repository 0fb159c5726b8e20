import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../../styles/media";
import { actionLink } from "../../styles/mixins";

export const ContactOptions = ({ children }: { children: ReactNode }) => (
  <ul css={list}>{children}</ul>
);

interface Props {
  title: string;
  /** What the visitor can expect. */
  children: ReactNode;
  action: ReactNode;
}

export const ContactOption = ({ title, children, action }: Props) => (
  <li css={option}>
    <h2>{title}</h2>
    <div>{children}</div>
    <div css={actionColumn}>{action}</div>
  </li>
);

const list = css`
  border-bottom: var(--border-strong);
`;

const option = css`
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

const actionColumn = css`
  a {
    ${actionLink}
    overflow-wrap: anywhere;
  }

  ${from("md")} {
    text-align: right;
  }
`;
