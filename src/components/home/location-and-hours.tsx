import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { from } from "../../styles/media";
import { MapEmbed } from "./map-embed";
import { OpeningState } from "../ui/opening-state";
import { WeekdayCards } from "./weekday-cards";
import { ShopAddress } from "./shop-address";

/** Where the shop is and when it is open. */
export const LocationAndHours = () => {
  const { map } = useSite();
  return (
    <div css={stack}>
      <div css={map && place}>
        {map && <MapEmbed pin={map} />}
        <ShopAddress />
      </div>
      <div css={hours}>
        <OpeningState />
        <WeekdayCards />
      </div>
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
  gap: var(--space-4);
`;
