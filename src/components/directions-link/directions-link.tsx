import { useMapApp } from "../../hooks/use-map-app";
import { useSite } from "../../hooks/use-site";
import { directionsLink } from "../../lib/directions";
import { Icon } from "../icon/icon";

/** The way to the shop's address, in the map app of the device. */
export const DirectionsLink = ({ className }: { className?: string }) => {
  const { address } = useSite();
  return (
    <a href={directionsLink(address, useMapApp())} className={className}>
      <Icon name="pin" size={20} />
      Directions
    </a>
  );
};
