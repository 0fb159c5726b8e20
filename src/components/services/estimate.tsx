import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { dogBookingLink, type DogParameters } from "../../lib/links/booking-link";
import { formatExactDollars } from "../../lib/money/money";
import { missingPriceText, type DogEstimate } from "../../lib/money/price-estimate";
import { BookLink } from "../ui/book-link";
import { ContactText } from "../ui/contact-link";
import { EstimateActions } from "./estimate-actions";
import { linePerCell, PriceTable } from "./price-table";

interface Props {
  estimate: DogEstimate;
  /** Without them, the booking URL contains no dog. */
  dogParameters?: DogParameters | null;
  isInChat?: boolean;
}

export const Estimate = (props: Props) => {
  const { dog, lines } = props.estimate;
  const missing = missingPriceText(props.estimate, useSite().phone);
  return (
    <div key={dog}>
      {lines.length > 0 && <EstimateTable {...props.estimate} />}
      {missing && (
        <p css={lines.length > 0 && remark}>
          <ContactText text={missing} />
        </p>
      )}
      {lines.length > 0 && (
        <div css={actions}>
          <EstimateBooking {...props} />
          <EstimateActions estimate={props.estimate} />
        </div>
      )}
    </div>
  );
};

/** Screen readers hear each line as a sentence. */
const EstimateTable = ({ dog, lines }: DogEstimate) => {
  const { salesTaxPercent } = useSite();
  const columns = salesTaxPercent > 0 ? 4 : 2;
  return (
    <div css={{ containerType: "inline-size" }}>
      <PriceTable
        title={dog}
        heads={
          columns > 2
            ? ["Service", "Before tax", `${salesTaxPercent}% sales tax`, "With tax"]
            : ["Service", "Price"]
        }
        rows={lines.map(({ label, price, tax, total, suffix }) =>
          [
            <Spoken after=": ">{label}</Spoken>,
            <Spoken after={columns > 2 ? " before tax, " : ". "}>
              <strong translate="no">{formatExactDollars(price)}</strong>
              {suffix}
            </Spoken>,
            <Spoken after=" tax, ">
              <span translate="no">{formatExactDollars(tax)}</span>
            </Spoken>,
            <Spoken after=" with tax. ">
              <span translate="no">{formatExactDollars(total)}</span>
              {suffix}
            </Spoken>,
          ].slice(0, columns),
        )}
        css={table}
      />
    </div>
  );
};

const Spoken = ({ children, after }: { children: ReactNode; after: string }) => (
  <>
    {children}
    <span className="visually-hidden">{after}</span>
  </>
);

/** The booking link, or one for each of several services if the provider's URL can contain one. */
export const EstimateBooking = ({ estimate, dogParameters, isInChat }: Props) => {
  const { booking } = useSite();
  const id = useId();
  const { size, coat, lines } = estimate;
  const name = isInChat ? "Book Now" : "Book this";
  const link = (service?: string) => ({
    href: dogBookingLink(booking, { size, coat, service }, dogParameters),
    source: isInChat ? ("chat" as const) : ("services" as const),
    newTab: isInChat,
  });
  if (!dogParameters?.service || lines.length < 2)
    return <BookLink {...link(lines.length === 1 ? lines[0]?.id : undefined)}>{name}</BookLink>;
  return (
    <div css={bookings}>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {lines.map(({ id: service, label }) => (
          <li key={service}>
            <BookLink {...link(service)}>{label}</BookLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const actions = css`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-5);
`;

const table = css`
  th,
  td {
    padding-left: var(--space-2);
    vertical-align: baseline;
  }

  thead th {
    color: var(--color-ink-soft);
    font-size: 0.875rem;
    font-weight: 500;
    vertical-align: bottom;
  }

  [data-name] {
    padding-left: 0;
  }

  td {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }

  thead [data-head$="sales tax"] {
    width: 4.5em;
  }

  strong {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: 1.1875rem;
    font-weight: 600;
  }

  /* Its own width in em: larger text counts like a narrower window. */
  @container (15.5em <= width < 21em) {
    td {
      font-size: 0.875rem;
    }

    strong {
      font-size: 1.0625rem;
    }
  }

  @container (width < 15.5em) {
    ${linePerCell}
  }
`;

const remark = css`
  padding-top: var(--space-2);
  border-top: var(--border-dotted);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const bookings = css`
  font-weight: 600;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }

  li {
    flex: 1 1 auto;
  }

  a {
    width: 100%;
  }
`;
