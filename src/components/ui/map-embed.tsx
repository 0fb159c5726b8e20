import { css } from "@emotion/react";
import { useSyncExternalStore } from "react";
import { useSite } from "../../hooks/use-site";
import { type Coordinates, mapFrameUrl } from "../../lib/links/map-urls";
import { guillocheField } from "../../styles/frames";
import { tapTarget } from "../../styles/mixins";
import { DirectionsLink } from "./directions-link";
import { ShopAddress } from "./shop-address";

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/**
 * The map with a pin at the shop; the browser loads it only near the viewport. Offline, the address
 * replaces the browser's error page.
 */
export const MapEmbed = ({ pin }: { pin: Coordinates }) => {
  const { name } = useSite();
  const isOffline = useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div className="screen-only" css={frame}>
      <div css={waiting}>
        {isOffline ? (
          <>
            <p>The map needs a connection.</p>
            <ShopAddress />
            <DirectionsLink css={directions} />
          </>
        ) : (
          <p>Loading the map…</p>
        )}
      </div>
      <iframe
        key={String(isOffline)}
        src={mapFrameUrl(pin)}
        title={`Map of ${name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        height={400}
        css={[iframe, isOffline && unseen]}
      />
    </div>
  );
};

const frame = css`
  position: relative;
  align-self: start;
  border: var(--border-strong);
  border-radius: var(--radius);
  overflow: hidden;
  background: var(--color-green-light) ${guillocheField};
`;

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6);
  overflow: auto;
  text-align: center;
`;

const iframe = css`
  position: relative;
  width: 100%;
  height: 400px;
  border: 0;
`;

const unseen = css`
  opacity: 0;
  pointer-events: none;
`;

const directions = css`
  ${tapTarget}
  gap: var(--space-2);
`;
