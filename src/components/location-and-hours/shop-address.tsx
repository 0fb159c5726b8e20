import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { callLink } from "../../lib/contact-links";
import { Icon } from "../icon/icon";
import { mapPageAddress } from "../../lib/map-addresses";
import { tapTarget } from "../../styles/mixins";
import { NeighborDirections } from "./neighbor-directions";

/** The street address, how to find the door, and the map in full. */
export const ShopAddress = () => {
  const { name, phone, address, neighbor, map } = useSite();
  return (
    <div css={block}>
      <address>
        <strong>{name}</strong>
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.postalCode}
      </address>
      {neighbor && <NeighborDirections {...neighbor} />}
      <p css={links}>
        {map && (
          <a href={mapPageAddress(map)}>
            <Icon name="pin" size={20} />
            Open the map
          </a>
        )}
        <a href={callLink(phone)}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <Link to="/contact/">
          <Icon name="mail" size={20} />
          Send a message
        </Link>
      </p>
    </div>
  );
};

const block = css`
  display: grid;
  align-content: center;
  gap: var(--space-4);

  strong {
    font-family: var(--font-heading);
    font-size: var(--text-title);
  }
`;

const links = css`
  display: grid;

  a {
    ${tapTarget}
    gap: var(--space-2);
    justify-self: start;
  }
`;
