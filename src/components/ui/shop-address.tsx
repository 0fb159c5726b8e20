import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { cityLine } from "../../lib/links/address-lines";

interface Props {
  /** Adds the shop's name as the first line. */
  hasName?: boolean;
  /** More content below the address. */
  children?: ReactNode;
}

/** The shop's street address in two lines. */
export const ShopAddress = ({ hasName, children }: Props) => {
  const { name, address } = useSite();
  const lines = (
    <>
      {address.street}
      <br />
      {cityLine(address)}
    </>
  );
  return (
    <address>
      {hasName && (
        <>
          <strong>{name}</strong>
          <br />
        </>
      )}
      {lines}
      {children}
    </address>
  );
};
