import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { Boundary } from "../shell/boundary";
import { headingWithLead, pageContainer } from "../../styles/mixins";

interface Props {
  heading: string;
  subtitle?: string | null;
  children: ReactNode;
  /** Fragment of the address under which the section can be linked. */
  id?: string;
  tone?: "paper" | "light" | "green";
  /** Nothing that anybody wants on paper. */
  isScreenOnly?: boolean;
}

/** A part of a page with its heading, on the width of the page. An error in it stays in it. */
export const Section = ({
  heading,
  subtitle,
  children,
  id,
  tone = "paper",
  isScreenOnly,
}: Props) => {
  const headingId = useId();
  return (
    <section
      id={id}
      className={isScreenOnly ? "screen-only" : undefined}
      aria-labelledby={headingId}
      css={[section, tones[tone], onPaper]}
    >
      <div css={inner}>
        <div css={title}>
          <h2 id={headingId}>{heading}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <Boundary>{children}</Boundary>
      </div>
    </section>
  );
};

const section = css`
  padding-block: var(--space-section);
`;

const tones = {
  paper: css``,
  light: css`
    background: var(--color-green-light);
  `,
  green: css`
    background: var(--color-green) url("/ornaments/guilloche-field-light.svg");
    color: var(--color-paper);

    & :focus-visible {
      outline-color: var(--color-paper);
    }
  `,
};

/* Set smaller, and on no ground: printers leave it out, and with it what light letters stand on. */
const onPaper = css`
  @media print {
    zoom: 0.75;
    padding-block: var(--space-5);
    background: none;
    color: inherit;
  }
`;

const inner = css`
  ${pageContainer}
`;

const title = css`
  max-width: var(--width-text);
  margin-bottom: var(--space-8);
  ${headingWithLead}
`;
