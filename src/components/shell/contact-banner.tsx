import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { from } from "../../styles/media";
import { pageContainer } from "../../styles/mixins";

/** A slim line on top of every page: call and mail. */
export const ContactBanner = () => {
  const { phone, email } = useSite();
  return (
    <div css={banner}>
      <div css={links}>
        <a href={callLink(phone)}>{phone}</a>
        <a href={mailLink(email)}>{email}</a>
      </div>
    </div>
  );
};

const banner = css`
  background: var(--color-green);
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-2);
  ${pageContainer}
  padding-inline: var(--space-3);

  a {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: var(--target);
    overflow-wrap: anywhere;
    color: var(--color-paper);
    font-size: 0.875rem;
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    outline-color: var(--color-paper);
    outline-offset: -3px;
  }

  ${from("sm")} {
    padding-inline: var(--gutter);

    a {
      font-size: var(--text-small);
    }
  }
`;
