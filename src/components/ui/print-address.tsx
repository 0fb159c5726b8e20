import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-shared-data";
import { bookingLink } from "../../lib/links/booking-link";
import { pageContainer } from "../../styles/mixins";
import { oneLineAddress } from "../../lib/links/address-links";

/** The shop's name, address and booking link for printed pages, which have no header and footer. */
export const PrintAddress = () => {
  const { name, phone, address, url, booking } = useSite();
  return (
    <p css={lines}>
      {`${name}, ${oneLineAddress(address)}`}
      <br />
      {`${phone}, ${new URL(url).host}`}
      <br />
      {`Book at ${bookingLink(booking).replace(/^https:\/\//, "")}`}
    </p>
  );
};

const lines = css`
  display: none;

  @media print {
    display: block;
    ${pageContainer}
    margin-top: 16pt;
    font-size: 10pt;
  }
`;
