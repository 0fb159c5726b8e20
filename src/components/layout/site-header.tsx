import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useSite } from "../../hooks/use-shared-data";
import { below, from, isFrom } from "../../styles/media";
import { pageContainer, quietLink } from "../../styles/mixins";
import { MailLink, PhoneLink } from "../ui/contact-link";
import { LogoMark } from "../ui/logo";
import { HeaderLinks } from "./header-links";
import { MenuDrawer } from "./menu-drawer";

export const SiteHeader = () => {
  const { name } = useSite();
  return (
    <header className="screen-only" css={header}>
      <div data-banner css={banner}>
        <PhoneLink />
        <MailLink />
      </div>
      <div css={row}>
        <Link to="/" translate="no" css={brand}>
          <LogoMark />
          {name}
        </Link>
        <nav aria-label="Main" css={wideNavigation}>
          <HeaderLinks direction="row" />
        </nav>
        <MenuDrawer />
      </div>
    </header>
  );
};

/* The banner scrolls away, the row is sticky: global.css keeps its height clear above scroll targets. */
const header = css`
  border-bottom: var(--border);
  background: var(--color-paper);

  @media screen and ${isFrom("md")} and (min-height: 30em) {
    position: sticky;
    z-index: 3;
    top: calc(-1 * var(--target));

    &:has([data-banner] :focus-visible) {
      top: 0;
    }

    /* The header is always in view: without this, its focus scrolls the page by the padding in global.css. */
    a {
      scroll-margin-top: calc(-1 * var(--below-header));
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  ${pageContainer}
  padding-block: var(--space-2);

  ${from("md")} {
    flex-wrap: nowrap;
    padding-block: 0.4375rem;
  }
`;

const brand = css`
  display: flex;
  flex: 1 1 0;
  min-width: min-content;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  color: var(--color-green);
  font: 600 clamp(1.0625rem, 0.9rem + 0.7vw, 1.375rem) / 1.15 var(--font-heading);
  overflow-wrap: break-word;
  text-decoration: none;
  text-wrap: balance;

  svg {
    width: 3rem;
  }
`;

const wideNavigation = css`
  ${below("md")} {
    display: none;
  }
`;

const banner = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-2);
  ${pageContainer}
  --focus-color: var(--color-paper);
  background: var(--color-green);

  a {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: var(--target);
    color: var(--color-paper);
    font-size: 0.875rem;
    font-weight: 500;
    ${quietLink}
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  ${below("sm")} {
    padding-inline: var(--space-3);
  }

  ${from("sm")} {
    a {
      font-size: var(--text-small);
    }
  }
`;
