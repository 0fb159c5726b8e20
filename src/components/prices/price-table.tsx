import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { largeText } from "../../styles/media";
import { formatDollars, formatExactDollars } from "../../lib/money/money";
import { estimatePrices, type ServicePrices } from "../../lib/money/price-estimate";
import { WeightBand } from "../ui/weight-band";
import { priceTable } from "./table-styles";

interface Props {
  service: ServicePrices;
  sizes: readonly Queries.DogSizeChoiceFragment[];
  coats: readonly Queries.CoatTypeChoiceFragment[];
}

/** A service's prices by size and coat, each also with tax. */
export const PriceTable = ({ service, sizes, coats }: Props) => {
  const { salesTaxPercent } = useSite();
  const lineFor = (size: string, coat: string) =>
    estimatePrices(size, coat, [service], salesTaxPercent)[0];
  const rows = service.everySize ? sizes.slice(0, 1) : sizes;
  const offered = coats.filter(({ id }) => rows.some((size) => lineFor(size.id, id)));
  return (
    <table css={table}>
      <caption>
        {service.label}
        {service.note && <small css={remark}> {service.note}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">Weight</th>
          {offered.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, range }) => (
          <tr key={id}>
            <th scope="row">{service.everySize ? "Every size" : <WeightBand label={range} />}</th>
            {offered.map((coat) => {
              const line = lineFor(id, coat.id);
              return (
                <td key={coat.id} data-coat={coat.label}>
                  {line ? (
                    <>
                      <strong translate="no">{formatDollars(line.price)}</strong>
                      {line.suffix && <span>{line.suffix}</span>}{" "}
                      <small>
                        {formatExactDollars(line.total)}
                        {line.suffix}
                        <span className="visually-hidden"> with tax</span>
                      </small>
                    </>
                  ) : (
                    "not offered"
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const remark = css`
  color: var(--color-ink-soft);
  font-family: var(--font-text);
  font-size: var(--text-small);
  font-weight: 400;
`;

const table = css`
  align-self: start;
  ${priceTable}
  /* The same distance between all amounts. */
  table-layout: fixed;
  line-height: 1.2;

  thead {
    border-bottom: var(--border-strong);
  }

  thead th {
    padding-bottom: var(--space-2);
    overflow-wrap: anywhere;
    font-size: var(--text-small);
    font-weight: 600;
  }

  th,
  td {
    padding: var(--space-2) 0;
    text-align: right;
  }

  th:first-of-type {
    width: 34%;
    text-align: left;
    white-space: nowrap;
  }

  tbody tr + tr {
    border-top: 1px dotted var(--color-line-strong);
  }

  strong,
  td small {
    display: block;
  }

  strong {
    font-size: 1.25rem;
  }

  td small {
    color: var(--color-ink-soft);
    font-size: 0.875rem;
  }

  /* A line for each coat, with its name, where the columns have no room. */
  ${largeText} {
    &,
    caption,
    tbody,
    tr,
    tbody th {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      padding-block: var(--space-3);
    }

    th:first-of-type {
      width: auto;
    }

    td {
      display: flex;
      align-items: baseline;
      justify-content: end;
      gap: 0 var(--space-2);
    }

    td::before {
      margin-right: auto;
      content: attr(data-coat);
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
