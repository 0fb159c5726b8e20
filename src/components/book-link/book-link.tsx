import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { bookingLink, type BookingForm } from "../../lib/booking-link";
import { type BookingSource, trackBookingClick } from "../../lib/tracking";

interface Props {
  children: ReactNode;
  /** The label under which the click is reported. */
  source: BookingSource;
  /** Filled: the one action that matters on the screen. */
  look?: "filled" | "outlined";
  form?: BookingForm;
  className?: string;
}

/** A link to the external booking page, in the same window. */
export const BookLink = ({ children, source, look = "filled", form, className }: Props) => {
  const { booking } = useSite();
  return (
    <a
      href={bookingLink(booking, form)}
      className={className}
      css={[button, look === "filled" ? filled : outlined]}
      onClick={() => trackBookingClick(source)}
    >
      {children}
    </a>
  );
};

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: 1.5px solid;
  border-radius: var(--radius);
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: transform var(--motion);

  &:active {
    transform: translateY(1px);
  }
`;

const filled = css`
  border-color: var(--color-orange);
  background: var(--color-orange);
  color: var(--color-card);

  &:hover {
    border-color: var(--color-orange-dark);
    background: var(--color-orange-dark);
  }
`;

const outlined = css`
  border-color: var(--color-green);
  color: var(--color-green);

  &:hover {
    background: var(--color-green);
    color: var(--color-card);
  }
`;
