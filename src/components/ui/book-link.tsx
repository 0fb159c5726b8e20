import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import type { BookingSource } from "../../analytics/event";
import { useSite } from "../../hooks/use-shared-data";
import { type BookingForm, bookingLink } from "../../lib/links/booking-link";
import { onHover } from "../../styles/media";
import { mainButton } from "../../styles/mixins";
import { Icon } from "./icon";

interface Props extends ComponentProps<"a"> {
  /** The label of clicks in analytics, which reads it from the link. */
  source: BookingSource;
  variant?: "filled" | "outlined";
  form?: BookingForm;
  newTab?: boolean;
}

export type BookingProps = Pick<Props, "source" | "className">;

export const BookLink = ({
  children = "Book Now",
  source,
  variant = "filled",
  form,
  newTab,
  ...link
}: Props) => {
  const { booking } = useSite();
  return (
    <a
      href={bookingLink(booking, form)}
      data-booking-source={source}
      css={[button, looks[variant]]}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...link}
    >
      {children}
      {newTab && (
        <>
          <span className="visually-hidden">, opens in a new tab</span>
          <Icon name="external" size={18} />
        </>
      )}
    </a>
  );
};

const button = css`
  ${mainButton}
  text-align: center;
`;

export const outlined = `
  border-color: var(--color-green);
  background: none;
  color: var(--color-green);

  ${onHover(`
    background: var(--color-green);
    color: var(--color-card);
  `)}
`;

const looks = {
  filled: css`
    border-color: var(--color-orange);
    background: var(--color-orange);
    color: var(--color-card);

    ${onHover(`
      border-color: var(--color-orange-dark);
      background: var(--color-orange-dark);
    `)}
  `,
  outlined: css(outlined),
};
