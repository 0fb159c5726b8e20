import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of a text that is set apart in a note's frame: a belief, an offer, an emergency. */
export const Callout = ({ title, children }: Props) => {
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} css={note}>
      <p id={titleId} css={heading}>
        {title}
      </p>
      {children}
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

const heading = css`
  color: var(--color-green);
  font-family: var(--font-heading);
  font-size: var(--text-title);
  font-weight: 600;
  line-height: 1.2;
`;
