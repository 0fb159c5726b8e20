import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";

/** Whose prices a printed list states; the header and the footer of the page are not printed. */
export const PrintAddress = () => {
  const { name, phone, address, url } = useSite();
  return (
    <p css={line}>
      {name}, {address.street}, {address.city}, {address.state} {address.postalCode}
      <br />
      {phone}, {new URL(url).host}
    </p>
  );
};

const line = css`
  display: none;

  @media print {
    display: block;
    margin-top: 16pt;
    font-size: 10pt;
  }
`;
