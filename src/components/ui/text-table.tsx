import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  children: ReactNode;
  id?: string;
}

/** A table's caption, or its column headers: `Table: Size, Short coat, Long coat`. */
function tableName(table: HTMLTableElement): string {
  const heads = [...(table.caption ? [table.caption] : table.querySelectorAll("th"))];
  const words = heads.map(({ textContent }) => textContent.trim()).filter(Boolean);
  return ["Table", words.join(", ")].filter(Boolean).join(": ");
}

/** A table in a text. If it is wider than its column, its frame scrolls, also by keyboard. */
export const TextTable = ({ children, id }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const [name, setName] = useState<string>();
  useEffect(() => {
    const inner = table.current;
    const frame = inner?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => {
      const isWider = inner.offsetWidth > frame.clientWidth + 1;
      setName(isWider ? tableName(inner) : undefined);
    });
    observer.observe(frame);
    observer.observe(inner); // late fonts change its width
    return () => observer.disconnect();
  }, []);
  const scrollable = name && { role: "region", "aria-label": name, tabIndex: 0 };
  return (
    <div css={frameStyle} {...scrollable}>
      <table ref={table} id={id} css={tableStyle}>
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

/* Keeps columns wide enough to read: beyond that, the frame scrolls. */
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
