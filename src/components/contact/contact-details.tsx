import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-shared-data";
import { reachUsId } from "../../lib/links/site-ids";
import { guillocheField } from "../../styles/frames";
import { from } from "../../styles/media";
import { quietLink, tapTarget } from "../../styles/mixins";
import { MailLink, PhoneLink, TextLink } from "../ui/contact-link";
import { DirectionsLink, ShopAddress } from "../ui/shop-address";
import { Icon } from "../ui/icon";
import { OpeningStateLine } from "../ui/opening-state-line";
import {
  useComingChangedHours,
  useComingClosedDays,
  useOpeningTimes,
} from "../../hooks/use-opening-times";
import { groupByHours, hasOpenDay } from "../../lib/time/opening-hours";
import { formatDay } from "../../lib/time/calendar";

export const ContactDetails = () => {
  const { email, arrival } = useSite();
  return (
    <aside aria-labelledby={reachUsId} css={card}>
      <h2 id={reachUsId}>Or reach us directly</h2>
      <div css={{ display: "grid", gridColumn: "1 / -1" }}>
        <PhoneLink iconSize={24} css={phoneNumber} />
        <TextLink iconSize={20} />
        <MailLink>
          <Icon name="mail" size={20} />
          <span>{email}</span>
        </MailLink>
      </div>
      <div css={cardSection}>
        <ShopAddress hasName />
        {arrival && <p css={{ marginTop: "var(--space-3)" }}>{arrival}</p>}
        <DirectionsLink />
      </div>
      <div css={cardSection}>
        <OpeningStateLine />
        <HoursSummary />
      </div>
    </aside>
  );
};

export const HoursSummary = () => {
  const { week } = useOpeningTimes();
  const changed = useComingChangedHours().map(({ hours, ...day }) => ({
    days: formatDay(day),
    hours,
  }));
  const closedDays = useComingClosedDays();
  return (
    <dl css={hoursList}>
      {[...changed, ...groupByHours(week)].map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      {closedDays.length > 0 && hasOpenDay(week) && (
        <div>
          <dt>Closed</dt>
          {closedDays.map(({ name, dates }) => (
            <dd key={name}>
              {name}, {dates.join("; ")}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
};

const hoursList = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;

  dt {
    font-weight: 600;
  }
`;

const card = css`
  --opening-dot: var(--color-paper);
  --focus-color: var(--color-paper);
  display: grid;
  align-content: start;
  gap: var(--space-5) var(--space-10);
  padding: var(--space-8) var(--space-4);
  border-radius: var(--radius);
  background: var(--color-green) ${guillocheField};
  color: var(--color-paper);

  a {
    ${tapTarget}
    gap: var(--space-3);
    justify-self: start;
    color: inherit;
  }

  h2 {
    grid-column: 1 / -1;
    font-size: var(--text-title);
  }

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: var(--space-6);
  }

  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    color: var(--color-ink);
  }
`;

const phoneNumber = css`
  font-family: var(--font-heading);
  font-size: clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem);
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  ${quietLink}
`;

const cardSection = css`
  padding-top: var(--space-5);
  border-top: 1px solid;
  line-height: 1.5;

  strong {
    font-family: var(--font-heading);
    font-weight: 600;
  }

  dl {
    margin-top: var(--space-4);
  }
`;
