import { css } from "@emotion/react";
import { useState } from "react";
import { framedLink } from "../../styles/frames";
import { currentItem } from "../../styles/mixins";
import { Icon } from "./icon";
import { Status } from "./status";

interface Props {
  label: string;
  page: number;
  pages: number;
  shown: string;
  onChange: (page: number) => void;
  className?: string;
}

/** Announces the shown records. A really disabled button would lose the focus. */
export const Pager = ({ label, page, pages, shown, onChange, className }: Props) => {
  // Silent until used: Chromium would announce the text when the page loads.
  const [isUsed, setIsUsed] = useState(false);
  const change = (to: number) => {
    setIsUsed(true);
    onChange(to);
  };

  return (
    <nav aria-label={label} css={pager} className={className} data-needs-scripts>
      <Status isSilent={!isUsed} css={position}>
        {shown}
      </Status>
      <div css={numbers}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? "page" : undefined}
            css={button}
            onClick={() => change(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <div css={steps}>
        <button
          type="button"
          css={[button, stepButton]}
          aria-disabled={page === 1}
          onClick={() => page > 1 && change(page - 1)}
        >
          <Icon name="arrow-left" size={20} />
          Previous
        </button>
        <button
          type="button"
          css={[button, stepButton]}
          aria-disabled={page === pages}
          onClick={() => page < pages && change(page + 1)}
        >
          Next
          <Icon name="arrow-right" size={20} />
        </button>
      </div>
    </nav>
  );
};

const pager = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: var(--space-4);
`;

const position = css`
  font-family: var(--font-heading);
  font-size: var(--text-title);
  font-variant-numeric: tabular-nums lining-nums;
`;

const numbers = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const button = css`
  ${framedLink}
  padding: 0;
  border-color: transparent;
  font-variant-numeric: tabular-nums lining-nums;

  ${currentItem}

  &[aria-disabled="true"] {
    border-color: var(--color-line);
    background: none;
    color: var(--color-ink-soft);
    cursor: default;
    opacity: 0.75;
  }
`;

const steps = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const stepButton = css`
  padding-inline: var(--space-4);
  border-color: var(--color-green);
`;
