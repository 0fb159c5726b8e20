import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { BookingForm } from "../../lib/booking-link";
import { BookLink } from "../book-link/book-link";
import { useMdxContext } from "./mdx-context";

interface Props {
  children: ReactNode;
  /** Which form of the booking address is meant. */
  form?: BookingForm;
}

/** `<BookLink>` in a text: reported under the label of the page that shows the text. */
export const MdxBookLink = ({ children, form }: Props) => (
  <BookLink source={useMdxContext().bookingSource} form={form} css={action}>
    {children}
  </BookLink>
);

const action = css`
  margin-block: var(--space-4) var(--space-2);
  min-height: 3.25rem;
  font-size: var(--text-lead);
`;
