import { useIsBuilt } from "../../hooks/use-is-built";
import { useSite } from "../../hooks/use-shared-data";
import { directionsLink, ownMapApp, mapPageUrl } from "../../lib/links/address-links";
import { Icon } from "./icon";

/** A link to directions in the device's map app, or else to the map. Nothing if both are unset. */
export const DirectionsLink = ({ className }: { className?: string }) => {
  const { address, directions, map } = useSite();
  // The built HTML suits any device.
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
