/** A price table with its caption on top and aligned figures. */
export const priceTable = `
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums lining-nums;

  caption {
    padding-bottom: var(--space-3);
    font-family: var(--font-heading);
    font-size: var(--text-title);
    font-weight: 600;
    text-align: left;
  }

  tbody th {
    font-weight: 550;
  }

  strong {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-weight: 600;
  }
`;
