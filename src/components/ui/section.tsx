import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { ErrorBoundary } from "./error-boundary";
import { from } from "../../styles/media";
import { headingWithLead, pageContainer, pattern } from "../../styles/mixins";

interface Props {
  heading: string;
  subtitle?: string | null;
  children: ReactNode;
  id?: string;
  tone?: "paper" | "light" | "green";
  isTight?: boolean;
  isScreenOnly?: boolean;
}

export const Section = ({
  heading,
  subtitle,
  children,
  id,
  tone = "paper",
  isTight,
  isScreenOnly,
}: Props) => {
  const headingId = useId();
  return (
    <section
      id={id}
      className={isScreenOnly ? "screen-only" : undefined}
      aria-labelledby={headingId}
      css={[
        section,
        isTight && { paddingTop: "clamp(1.25rem, 0.9rem + 1.5vw, 2rem)" },
        tones[tone],
        onPaper,
      ]}
    >
      <div css={isTight ? oneLineTitle : sectionTitle}>
        <h2 id={headingId}>{heading}</h2>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  );
};

const section = css`
  ${pageContainer}
  padding-block: var(--space-section);
`;

const tones = {
  /* One distance, not two, between sections on the same ground. */
  paper: css`
    & + & {
      padding-top: 0;
    }
  `,
  light: css`
    background: var(--color-green-light);
  `,
  green: css`
    --focus-color: var(--color-paper);
    ${pattern()}
    background: var(--color-green);
    color: var(--color-paper);
  `,
};

/* Smaller and without a background, which printers omit: light text would be invisible. */
const onPaper = css`
  @media print {
    zoom: 0.75;
    padding-block: var(--space-5);
    background: none;
    color: inherit;
  }
`;

const sectionTitle = css`
  max-width: var(--width-text);
  margin-bottom: var(--space-8);
  ${headingWithLead}
`;

/* Columns from a width on, not by the texts' widths: nothing moves when the fonts arrive. */
const oneLineTitle = css`
  margin-bottom: var(--space-3);

  ${from("lg")} {
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
    align-items: baseline;
    column-gap: var(--space-5);
  }

  h2 {
    font-size: var(--text-heading);
  }

  p {
    line-height: 1.4;
    text-wrap: balance;
  }
`;
