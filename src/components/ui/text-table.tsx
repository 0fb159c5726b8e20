import { css } from "@emotion/react";
import { type ReactNode, useRef } from "react";
import { useMeasured } from "../../hooks/use-measured";

/** The name of a table that is wider than its frame: `Table: Size, Short coat, Long coat`. */
function nameIfWider(frame: HTMLElement): string | undefined {
  const table = frame.firstElementChild as HTMLTableElement;
  if (table.offsetWidth <= frame.clientWidth + 1) return undefined;
  const heads = [...(table.caption ? [table.caption] : table.querySelectorAll("th"))];
  const words = heads.map(({ textContent }) => textContent.trim()).filter(Boolean);
  return ["Table", words.join(", ")].filter(Boolean).join(": ");
}

/** A table in a text. If it is wider than its column, its frame scrolls, also by keyboard. */
export const TextTable = ({ children, id }: { children: ReactNode; id?: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  const name = useMeasured(frame, nameIfWider, undefined);
  const scrollable = name && { role: "region", "aria-label": name, tabIndex: 0 };
  return (
    <div ref={frame} css={frameStyle} {...scrollable}>
      <table id={id} css={tableStyle}>
        {children}
      </table>
    </div>
  );
};

const frameStyle = css`
  margin-block: var(--space-6);
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  @media screen {
    &[tabindex] {
      border-inline-end: 2px solid var(--color-line-strong);
    }
  }

  @media print {
    overflow: visible;
  }
`;

const tableStyle = css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.35;
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: start;
  }

  thead {
    border-bottom: var(--border-strong);
  }

  tbody tr + tr {
    border-top: 1px dotted var(--color-line-strong);
  }

  th,
  td {
    min-width: 4.5rem;
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 600;
    text-wrap: balance;
  }

  [align="right"] {
    text-align: end;
  }

  [align="center"] {
    text-align: center;
  }

  tr > :last-child {
    padding-right: 0;
  }

  @media print {
    th,
    td {
      min-width: 0;
    }

    a {
      overflow-wrap: anywhere;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
