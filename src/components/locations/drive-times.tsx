import { css } from "@emotion/react";
import { largeText } from "../../styles/media";

export const DriveTimes = ({ city, neighborhoods }: Queries.LocationCardFragment) => (
  <table css={timetable}>
    <caption>
      <span className="visually-hidden">{city}: </span>Approximate drive to the shop
    </caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Neighborhood</th>
        <th scope="col">Drive</th>
      </tr>
    </thead>
    <tbody>
      {neighborhoods.map(({ name, minutes }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{minutes} min</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const timetable = css`
  --stop: 0.8125rem;
  width: 100%;
  border-collapse: collapse;
  line-height: 1.25;

  caption {
    padding-bottom: var(--space-2);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    text-align: left;
  }

  th,
  td {
    padding-block: var(--space-2);
  }

  tbody tr + tr {
    border-top: var(--border-dotted);
  }

  tbody th {
    position: relative;
    padding-left: var(--space-8);
    font-weight: 500;
    text-align: left;
  }

  tbody th::before,
  tbody th::after {
    position: absolute;
    content: "";
  }

  tbody th::before {
    top: -1px;
    bottom: 0;
    left: calc(var(--stop) / 2 - 1px);
    border-left: 2px solid var(--color-green);
  }

  tbody tr:first-of-type th::before {
    top: 50%;
  }

  tbody tr:last-of-type th::before {
    bottom: 50%;
  }

  tbody th::after {
    top: 50%;
    left: 0;
    width: var(--stop);
    height: var(--stop);
    border: 2px solid var(--color-green);
    border-radius: 50%;
    background: var(--color-card);
    transform: translateY(-50%);
  }

  td {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: 1.1875rem;
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }

  ${largeText} {
    tbody th::before {
      content: none;
    }

    tbody th,
    tbody td {
      display: block;
      padding-left: var(--space-8);
      text-align: left;
    }
  }
`;
