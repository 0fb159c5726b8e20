import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { callLink, mailLink, textLink } from "../../lib/contact-links";
import { tapTarget } from "../../styles/mixins";
import { BookLink } from "../book-link/book-link";
import { DirectionsLink } from "../directions-link/directions-link";
import { HoursSummary } from "../hours-summary/hours-summary";

/** The foot of a location's card: the shop's address, how to reach it, its hours, and booking. */
export const LocationDetails = ({ city }: { city: string }) => {
  const { name, phone, textPhone, email, address, directions, arrival } = useSite();
  return (
    <div css={details}>
      <h3>{name}</h3>
      <address>
        {address.street}
        <br />
        {address.city}, {address.state} {address.postalCode}
        {directions && (
          <>
            {arrival ? <p css={arrivalLine}>{arrival}</p> : <br />}
            <DirectionsLink css={way} />
          </>
        )}
        <br />
        <a href={callLink(phone)} css={link}>
          {phone}
        </a>
        <br />
        {textPhone && (
          <>
            <a href={textLink(textPhone)} css={link}>
              Text {textPhone}
            </a>
            <br />
          </>
        )}
        <a href={mailLink(email)} css={link}>
          {email}
        </a>
      </address>
      <HoursSummary />
      <BookLink source="locations" variant="outlined" css={book}>
        Book Now<span className="visually-hidden"> from {city}</span>
      </BookLink>
    </div>
  );
};

/* Torn off along the dashes, between two punched notches. */
const details = css`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-5);
  border-top: 2px dashed var(--color-line-strong);
  line-height: 1.4;

  &::before,
  &::after {
    position: absolute;
    top: calc(-0.5rem - 1px);
    width: 1rem;
    height: 1rem;
    border: var(--border-strong);
    border-radius: 50%;
    background: var(--color-paper);
    content: "";
  }

  &::before {
    left: calc(-0.5rem - 1px);
    clip-path: inset(0 0 0 50%);
  }

  &::after {
    right: calc(-0.5rem - 1px);
    clip-path: inset(0 50% 0 0);
  }

  h3 {
    font-size: var(--text-title);
  }
`;

const link = css`
  display: inline-block;
  padding-block: calc((var(--target) - 1.4em) / 2);
`;

const arrivalLine = css`
  margin-top: var(--space-2);
`;

const way = css`
  ${tapTarget}
  gap: var(--space-2);
`;

const book = css`
  width: 100%;
  margin-top: var(--space-3);
`;
