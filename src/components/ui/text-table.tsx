import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ruledTable } from "../../styles/mixins";

/** Names the region of a table: `Table: Size, Short coat, Long coat`. */
function nameRegion(region: HTMLElement | null): void {
  const cells = [...(region?.querySelectorAll("caption, th") ?? [])];
  const heads = cells.map(({ textContent }) => textContent);
  region?.setAttribute("aria-label", `Table: ${heads.filter(Boolean).join(", ")}`);
}

const scrollable = { role: "region", tabIndex: 0 };

/** A table in a text. If it is wider than its column, its frame scrolls, also by keyboard. */
export const TextTable = ({ children, id }: { children: ReactNode; id?: string }) => (
  <div ref={nameRegion} {...scrollable} css={scrollFrame}>
    <table id={id} css={table}>
      {children}
    </table>
  </div>
);

/* The dark line shows that there is more to scroll to. At the table's end, the light one covers it. */
const scrollFrame = css`
  margin-block: var(--space-6);
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;
  background:
    linear-gradient(var(--table-ground, var(--color-paper)) 0 0) right / 2px 100% no-repeat local,
    linear-gradient(var(--color-line-strong) 0 0) right / 2px 100% no-repeat;

  @media print {
    overflow: visible;
    background: none;
  }
`;

const table = css`
  ${ruledTable}
  line-height: 1.35;

  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: start;
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
