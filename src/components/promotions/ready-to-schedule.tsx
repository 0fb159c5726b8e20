import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { contactPath } from "../../lib/links/routes";
import { filled, framedLink } from "../../styles/frames";
import { PhoneLink } from "../ui/contact-link";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";

export const ReadyToSchedule = () => {
  const { phone } = useSite();
  return (
    <Section tone="light" heading="Ready to Schedule?" subtitle={`Call ${phone}, or write to us.`}>
      <div css={row}>
        <PhoneLink iconSize={20} css={[button, main]}>
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
  ${framedLink}
  flex: 1 1 12rem;
  min-height: 3.25rem;
`;

const main = css(filled);
