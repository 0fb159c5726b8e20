import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { mapHeight } from "../../lib/constants";
import { contactPath } from "../../lib/links/routes";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { PhoneLink, TextLink } from "./contact-link";
import { DirectionsLink, ShopAddress } from "./shop-address";
import { Icon } from "./icon";
import { WeekdayCards } from "./weekday-cards";
import { mapFrameUrl } from "../../lib/links/address-links";
import { ExternalFrame } from "./external-frame";

const NeighborDirections = ({ name, url, directions }: Queries.SiteIdentityNeighbor) => {
  const [before, ...after] = directions.split(name);
  return (
    <p>
      {before}
      <a href={url}>{name}</a>
      {after.join(name)}
    </p>
  );
};

export const LocationAndHours = ({ isBelowAddress }: { isBelowAddress?: boolean }) => {
  const { name, map, neighbor, arrival } = useSite();
  return (
    <div css={[sections, map && withMap]}>
      <div css={shopDetails}>
        {!isBelowAddress && <ShopAddress hasName />}
        {neighbor && <NeighborDirections {...neighbor} />}
        {arrival && <p>{arrival}</p>}
        <p css={contactLinks}>
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
      {map && (
        <ExternalFrame
          url={mapFrameUrl(map)}
          title={`Map of ${name}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          css={mapFrame}
        >
          <p>The map can’t load here.</p>
          <ShopAddress />
          <DirectionsLink css={css(tapTarget)} />
        </ExternalFrame>
      )}
    </div>
  );
};

const mapFrame = css`
  grid-area: map;
  align-self: start;
  height: ${mapHeight}px;
  border: var(--border-strong);
  border-radius: var(--radius);
`;

const sections = css`
  display: grid;
  grid-template: "find" "hours" / minmax(0, 1fr);
  gap: var(--space-6);

  ${from("md")} {
    gap: var(--space-10);
  }
`;

const withMap = css`
  grid-template-areas: "find" "hours" "map";

  ${from("md")} {
    grid-template:
      "map find" auto
      "hours hours" auto / minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const shopDetails = css`
  grid-area: find;
  display: grid;
  align-content: center;
  gap: var(--space-4);
  break-inside: avoid;

  strong {
    font-family: var(--font-heading);
    font-size: var(--text-title);
  }
`;

const contactLinks = css`
  display: grid;

  a {
    ${tapTarget}
    justify-self: start;
  }

  @media print {
    svg,
    a:not([href^="tel:"]) {
      display: none;
    }
  }
`;
