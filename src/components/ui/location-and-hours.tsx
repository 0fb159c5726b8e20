import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { contactPath } from "../../lib/links/site-paths";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { PhoneLink, TextLink } from "./contact-link";
import { DirectionsLink } from "./directions-link";
import { Icon } from "./icon";
import { OpeningStateLine, secondLineBelow } from "./opening-state-line";
import { MapEmbed } from "./map-embed";
import { ShopAddress } from "./shop-address";
import { WeekdayCards } from "./weekday-cards";

/** The shop's location and opening hours. */
export const LocationAndHours = () => {
  const { map } = useSite();
  return (
    <div css={stack}>
      <div css={map && place}>
        {map && <MapEmbed pin={map} />}
        <FindTheShop />
      </div>
      <div css={hours}>
        <OpeningStateLine css={secondLineBelow} />
        <WeekdayCards />
      </div>
    </div>
  );
};

type Neighbor = NonNullable<ReturnType<typeof useSite>["neighbor"]>;

/** Directions by the neighboring business, whose name is a link. */
const NeighborDirections = ({ name, url, directions }: Neighbor) => {
  const [before, ...after] = directions.split(name);
  return (
    <p>
      {before}
      <a href={url}>{name}</a>
      {after.join(name)}
    </p>
  );
};

/** The street address, how to find the door, and directions or a link to the full map. */
const FindTheShop = () => {
  const { neighbor, arrival } = useSite();
  return (
    <div css={block}>
      <ShopAddress hasName />
      {neighbor && <NeighborDirections {...neighbor} />}
      {arrival && <p>{arrival}</p>}
      <p css={links}>
        <DirectionsLink />
        <PhoneLink iconSize={20} />
        <TextLink iconSize={20} />
        <Link to={contactPath}>
          <Icon name="mail" size={20} />
          Send a message
        </Link>
      </p>
    </div>
  );
};

const stack = css`
  display: grid;
  gap: var(--space-10);
`;

const place = css`
  display: grid;
  gap: var(--space-6);

  ${from("md")} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--space-10);
  }
`;

const hours = css`
  display: grid;
  gap: calc(1lh + var(--space-2));
`;

const block = css`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  break-inside: avoid;

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

  @media print {
    svg,
    a:not([href^="tel:"]) {
      display: none;
    }
  }
`;
