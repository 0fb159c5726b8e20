import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { contactPath } from "../../lib/links/routes";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { PhoneLink, TextLink } from "./contact-link";
import { DirectionsLink } from "./directions-link";
import { Icon } from "./icon";
import { MapEmbed } from "./map-embed";
import { ShopAddress } from "./shop-address";
import { WeekdayCards } from "./weekday-cards";

type Neighbor = NonNullable<ReturnType<typeof useSite>["neighbor"]>;

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

/** The shop's location and hours; without the address if the page's header contains it. */
export const LocationAndHours = ({ isBelowAddress }: { isBelowAddress?: boolean }) => {
  const { map, neighbor, arrival } = useSite();
  return (
    <div css={[stack, map && withMap]}>
      <div css={block}>
        {!isBelowAddress && <ShopAddress hasName />}
        {neighbor && <NeighborDirections {...neighbor} />}
        {arrival && <p>{arrival}</p>}
        <p css={links}>
          {!isBelowAddress && (
            <>
              <DirectionsLink />
              <PhoneLink iconSize={20} />
            </>
          )}
          <TextLink iconSize={20} />
          <Link to={contactPath}>
            <Icon name="mail" size={20} />
            Send a message
          </Link>
        </p>
      </div>
      <WeekdayCards />
      {map && <MapEmbed pin={map} />}
    </div>
  );
};

const stack = css`
  display: grid;
  gap: var(--space-6);

  ${from("md")} {
    gap: var(--space-10);
  }
`;

const withMap = css`
  ${from("md")} {
    grid-template:
      "map find" auto
      "hours hours" auto / minmax(0, 2fr) minmax(0, 1fr);

    > div:first-of-type {
      grid-area: find;
    }

    > ul {
      grid-area: hours;
    }
  }
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
