import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { cityLine } from "../../lib/links/address-links";

export const ShopAddress = ({ hasName, children }: { hasName?: boolean; children?: ReactNode }) => {
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
