import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { type Coordinates, mapFrameUrl } from "../../lib/links/map-urls";

/** The map with a pin at the shop; the browser loads it only near the viewport. */
export const MapEmbed = ({ pin }: { pin: Coordinates }) => {
  const { name } = useSite();
  return (
    <div className="screen-only" css={frame}>
      <p css={waiting}>Loading the map…</p>
      <iframe
        src={mapFrameUrl(pin)}
        title={`Map of ${name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        height={400}
        css={iframe}
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
  background: var(--color-green-light) url("/ornaments/guilloche-field.svg");
`;

const waiting = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
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
