import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { contactPath } from "../../lib/links/site-paths";
import { PhoneLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";

/** The end of the sales page: call or write. */
export const ReadyToSchedule = () => {
  const { phone } = useSite();
  return (
    <Section tone="light" heading="Ready to Schedule?" subtitle={`Call ${phone}, or write to us.`}>
      <div css={row}>
        <PhoneLink iconSize={20} css={[button, filled]}>
          Call Now
        </PhoneLink>
        <Link to={contactPath} css={button}>
          <Icon name="mail" size={20} />
          Contact Us
        </Link>
      </div>
    </Section>
  );
};

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`;

const button = css`
  display: inline-flex;
  flex: 1 1 12rem;
  max-width: 22rem;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 3.25rem;
  padding: var(--space-2) var(--space-6);
  border: 1.5px solid var(--color-green);
  border-radius: var(--radius);
  color: var(--color-green);
  font-weight: 650;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const filled = css`
  background: var(--color-green);
  color: var(--color-paper);
`;
