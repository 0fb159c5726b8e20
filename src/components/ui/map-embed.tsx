import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-shared-data";
import { type Coordinates, mapFrameUrl } from "../../lib/links/address-links";
import { tapTarget } from "../../styles/mixins";
import { DirectionsLink } from "./directions-link";
import { ExternalFrame } from "./external-frame";
import { ShopAddress } from "./shop-address";

/** The map with a pin at the shop, or else the address. */
export const MapEmbed = ({ pin }: { pin: Coordinates }) => {
  const { name } = useSite();
  return (
    <ExternalFrame
      url={mapFrameUrl(pin)}
      title={`Map of ${name}`}
      sandbox="allow-scripts allow-same-origin allow-popups"
      css={frame}
    >
      <p>The map can’t load here.</p>
      <ShopAddress />
      <DirectionsLink css={directions} />
    </ExternalFrame>
  );
};

const frame = css`
  align-self: start;
  height: 400px;
  border: var(--border-strong);
  border-radius: var(--radius);
`;

const directions = css`
  ${tapTarget}
  gap: var(--space-2);
`;
