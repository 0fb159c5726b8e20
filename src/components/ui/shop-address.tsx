import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { cityLine } from "../../lib/links/address-lines";

interface Props {
  hasName?: boolean;
  children?: ReactNode;
}

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
