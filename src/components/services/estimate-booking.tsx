import { css } from "@emotion/react";
import { useId } from "react";
import type { BookingSource } from "../../analytics/booking-source";
import { useSite } from "../../hooks/use-site";
import { dogBookingLink, type DogParameters } from "../../lib/links/dog-booking-link";
import type { DogEstimate } from "../../lib/money/price-estimate";
import { BookLink } from "../ui/book-link";

interface Props {
  estimate: DogEstimate;
  /** The dog's query parameters in the booking URL; without them, the URL contains no dog. */
  dogParameters?: DogParameters | null;
  /** The link's label, or the name of the list of links. */
  label: string;
  source: BookingSource;
  newTab?: boolean;
}

/**
 * The booking links of an estimate: one for each service if the provider accepts services and there
 * are several.
 */
export const EstimateBooking = ({
  estimate,
  dogParameters,
  label: name,
  source,
  newTab,
}: Props) => {
  const { booking } = useSite();
  const id = useId();
  const { size, coat, lines } = estimate;
  const link = (service?: string) => ({
    href: dogBookingLink(booking, { size, coat, service }, dogParameters),
    source,
    newTab,
  });
  if (!dogParameters?.service || lines.length < 2)
    return <BookLink {...link(lines.length === 1 ? lines[0]?.id : undefined)}>{name}</BookLink>;
  return (
    <div>
      <p id={id} css={heading}>
        {name}
      </p>
      <ul aria-labelledby={id} css={list}>
        {lines.map(({ id: service, label }) => (
          <li key={service}>
            <BookLink {...link(service)}>{label}</BookLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const heading = css`
  margin-bottom: var(--space-2);
  font-weight: 600;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  li {
    flex: 1 1 auto;
  }

  a {
    width: 100%;
  }
`;
