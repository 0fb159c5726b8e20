import type { ReactNode } from "react";
import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-shared-data";
import {
  cityLine,
  directionsLink,
  mapPageUrl,
  oneLineAddress,
  ownMapApp,
} from "../../lib/links/address-links";
import { useIsBuilt } from "../../hooks/use-is-built";
import { Icon } from "./icon";
import { bookingLink } from "../../lib/links/booking-link";
import { pageContainer } from "../../styles/mixins";

export const ShopAddress = ({ hasName, children }: { hasName?: boolean; children?: ReactNode }) => {
  const { name, address } = useSite();
  const streetAndCity = (
    <>
      {address.street}
      <br />
      {cityLine(address)}
    </>
  );
  return (
    <address>
      {hasName && <strong css={{ display: "block" }}>{name}</strong>}
      {streetAndCity}
      {children}
    </address>
  );
};

/** A link to directions in the device's map app, or else to the map. Nothing if both are unset. */
export const DirectionsLink = ({ className }: { className?: string }) => {
  const { address, directions, map } = useSite();
  const app = useIsBuilt() ? undefined : ownMapApp(navigator.userAgent);
  if (!directions && !map) return null;
  const label = directions ? "Directions" : "Open the map";
  return (
    <a href={directions ? directionsLink(address, app) : mapPageUrl(map!)} className={className}>
      <Icon name="pin" size={20} />
      {label}
    </a>
  );
};

export const PrintAddress = () => {
  const { name, phone, address, url, booking } = useSite();
  return (
    <p css={printLines}>
      {`${name}, ${oneLineAddress(address)}
        ${phone}, ${new URL(url).host}
        Book at ${bookingLink(booking).replace(/^https:\/\//, "")}`}
    </p>
  );
};

const printLines = css`
  display: none;

  @media print {
    display: block;
    ${pageContainer}
    margin-top: 16pt;
    font-size: 10pt;
    white-space: pre-line;
  }
`;
