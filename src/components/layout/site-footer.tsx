import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useIsBuilt } from "../../hooks/use-is-built";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { useSharedData, useSite } from "../../hooks/use-shared-data";
import { useOpeningTimes } from "../../hooks/use-opening-times";
import { servicesPath } from "../../lib/links/routes";
import { todayInAustin } from "../../lib/time/calendar";
import { summarizeWeek } from "../../lib/time/opening-hours";
import { below, from, lessRoom } from "../../styles/media";
import { pageContainer, tapTarget } from "../../styles/mixins";
import { PhoneLink } from "../ui/contact-link";
import { Logo } from "../ui/logo";
import { ShopAddress } from "../ui/shop-address";
import { NewsletterForm } from "../forms/newsletter-form";
import { FooterLinks, SocialLinks } from "./footer-links";

export const SiteFooter = () => {
  const isBuilt = useIsBuilt();
  const { week } = useOpeningTimes();
  const prices = useSharedData().lowestPrices?.hero.prices;
  return (
    <footer className="screen-only" css={footer}>
      <div css={footerColumns}>
        <div css={shop}>
          {/* Not in the built HTML, because phones never show it. */}
          <div css={seal}>{!isBuilt && <Logo />}</div>
          <ShopAddress>
            <br />
            {summarizeWeek(week)}
            {prices && (
              <Link to={servicesPath} css={footerLink}>
                {prices}
              </Link>
            )}
            <PhoneLink css={[footerLink, { fontWeight: 600 }]} />
          </ShopAddress>
        </div>
        <FooterLinks />
        <div css={socialAndNews}>
          <SocialLinks />
          <NewsletterForm />
        </div>
      </div>
      <Copyright />
    </footer>
  );
};

const Copyright = () => {
  const { name } = useSite();
  const year = todayInAustin(useNowOrBuildTime()).slice(0, 4);
  return <p css={lastLine}>{`© ${year} ${name}`}</p>;
};

const footer = css`
  --focus-color: var(--color-paper);
  background: var(--color-green);
  color: var(--color-paper);

  a {
    color: inherit;
  }
`;

/* On phones the shop and the groups of links fill two columns, above the form. */
const footerColumns = css`
  columns: 2 8rem;
  ${pageContainer}
  padding-block: var(--space-4) var(--space-2);

  ${from("md")} {
    display: grid;
    grid-template:
      "shop links" auto
      "news links" 1fr / minmax(0, 4fr) minmax(0, 5fr);
    gap: var(--space-6);
    padding-block: var(--space-12) var(--space-8);
  }

  ${from("lg")} {
    grid-template: "shop links news" auto / minmax(auto, 17.5rem) minmax(22rem, 1fr) minmax(
        0,
        16rem
      );
    gap: var(--space-8);
    padding-block: var(--space-16) var(--space-10);

    ${lessRoom} {
      grid-template: "shop" "links" "news" / minmax(0, 1fr);
    }
  }
`;

const shop = css`
  grid-area: shop;
  padding-bottom: var(--space-2);
  line-height: 1.5;
  break-inside: avoid;

  ${from("md")} {
    padding-bottom: 0;
  }
`;

const socialAndNews = css`
  grid-area: news;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  column-span: all;

  ${from("lg")} {
    align-self: baseline;
  }
`;

const seal = css`
  width: 9rem;
  aspect-ratio: 1;
  margin-bottom: var(--space-4);

  ${below("lg")} {
    display: none;
  }
`;

const footerLink = css`
  ${tapTarget}
  display: flex;
  width: fit-content;
  text-wrap: balance;
`;

const lastLine = css`
  ${pageContainer}
  padding-block: var(--space-2);
  font-size: var(--text-small);

  ${from("md")} {
    padding-bottom: var(--space-6);
  }
`;
