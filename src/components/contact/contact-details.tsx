import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { callLink, mailLink, textLink } from "../../lib/links/contact-links";
import { reachUsId } from "../../lib/links/site-ids";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { DirectionsLink } from "../ui/directions-link";
import { HoursSummary } from "../ui/hours-summary";
import { Icon } from "../ui/icon";
import { OpeningStateLine } from "../ui/opening-state-line";
import { cityLine } from "../../lib/links/address-lines";

/** The shop's phone, email, address and hours, for visitors who prefer not to use the form. */
export const ContactDetails = () => {
  const { name, phone, textPhone, email, address, arrival } = useSite();
  return (
    <aside aria-labelledby={reachUsId} css={card}>
      <h2 id={reachUsId}>Or reach us directly</h2>
      <div css={phoneAndMail}>
        <a href={callLink(phone)} css={[link, number]} translate="no">
          <Icon name="phone" size={24} />
          {phone}
        </a>
        {textPhone && (
          <a href={textLink(textPhone)} css={link}>
            <Icon name="chat" size={20} />
            Text {textPhone}
          </a>
        )}
        <a href={mailLink(email)} css={link} translate="no">
          <Icon name="mail" size={20} />
          <span>{email}</span>
        </a>
      </div>
      <div css={block}>
        <address>
          <strong>{name}</strong>
          <br />
          {address.street}
          <br />
          {cityLine(address)}
        </address>
        {arrival && <p css={arrivalLine}>{arrival}</p>}
        <DirectionsLink css={link} />
      </div>
      <div css={block}>
        <OpeningStateLine />
        <HoursSummary css={hours} />
      </div>
    </aside>
  );
};

const card = css`
  --opening-dot: var(--color-paper);
  display: grid;
  align-content: start;
  gap: var(--space-5) var(--space-10);
  padding: var(--space-8) var(--space-4);
  border-radius: var(--radius);
  background: var(--color-green) url("/ornaments/guilloche-field-light.svg");
  color: var(--color-paper);

  a {
    color: inherit;
  }

  & :focus-visible {
    outline-color: var(--color-paper);
  }

  h2 {
    font-size: var(--text-title);
  }

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: var(--space-6);

    h2,
    > div:first-of-type {
      grid-column: 1 / -1;
    }
  }

  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    color: var(--color-ink);
  }
`;

const phoneAndMail = css`
  display: grid;
`;

const link = css`
  ${tapTarget}
  gap: var(--space-3);
  justify-self: start;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;

const number = css`
  font-family: var(--font-heading);
  font-size: clamp(1.75rem, 1.45rem + 1.3vw, 2.25rem);
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const block = css`
  padding-top: var(--space-5);
  border-top: 1px solid;
  line-height: 1.5;

  strong {
    font-family: var(--font-heading);
    font-weight: 600;
  }
`;

const arrivalLine = css`
  margin-top: var(--space-3);
`;

const hours = css`
  margin-top: var(--space-4);
`;
