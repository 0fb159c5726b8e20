import { css } from "@emotion/react";
import { useMDXComponents } from "@mdx-js/react";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  children: ReactNode;
}

/** A part of a text that is set apart in a note's frame: a belief, an offer, an emergency. */
export const Callout = ({ title, children }: Props) => {
  const titleId = useId();
  // Where the text stands lower on its page, so does this heading.
  const { h3: Heading = "h3" } = useMDXComponents() as { h3?: "h3" };
  return (
    <aside aria-labelledby={titleId} css={note}>
      <Heading id={titleId} css={heading}>
        {title}
      </Heading>
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
