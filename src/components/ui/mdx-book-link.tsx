import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { BookingForm } from "../../lib/links/booking-link";
import { BookLink } from "./book-link";
import { useMdxContext } from "./mdx-context";

interface Props {
  children: ReactNode;
  /** Which form of the booking address is meant. */
  form?: BookingForm;
}

/**
 * `<BookLink>` in a text: reported under the label of the page that shows the text. In the chat it opens a
 * new tab, so that the conversation stays.
 */
export const MdxBookLink = ({ children, form }: Props) => {
  const { bookingSource } = useMdxContext();
  return (
    <BookLink source={bookingSource} form={form} newTab={bookingSource === "chat"} css={action}>
      {children}
    </BookLink>
  );
};

const action = css`
  margin-block: var(--space-4) var(--space-2);
  min-height: 3.25rem;
  font-size: var(--text-lead);
`;
