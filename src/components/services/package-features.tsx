import { css } from "@emotion/react";
import { isFrom } from "../../styles/media";

export const PackageFeatures = ({ features }: { features: readonly string[] }) => (
  <details css={included}>
    <summary>What is included</summary>
    <ul css={featureList}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </details>
);

/* Folded on phones only; no script opens it elsewhere. */
const included = css`
  margin-block: var(--space-2) var(--space-4);

  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--color-green);
    font-size: var(--text-small);
    font-weight: 600;
  }

  summary::after {
    content: "+";
  }

  &[open] summary::after {
    content: "\\2212";
  }

  @supports selector(::details-content) {
    @media print, ${isFrom("sm")} {
      &::details-content {
        content-visibility: visible;
      }

      summary {
        display: none;
      }
    }
  }
`;

const featureList = css`
  margin-top: var(--space-1);
  font-size: var(--text-small);
  line-height: 1.4;

  li {
    padding-block: var(--space-1);
  }

  li + li {
    border-top: 1px dotted var(--color-line);
  }
`;
