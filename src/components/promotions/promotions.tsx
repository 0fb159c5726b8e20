import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useNowOrBuildTime } from "../../hooks/use-now";
import { useHasEntries, useSite } from "../../hooks/use-shared-data";
import { currentOffers, type SeasonalOffer } from "../../lib/seasonal-offers";
import { blogPath } from "../../lib/links/routes";
import { from } from "../../styles/media";
import { headingWithLead, tapLinks } from "../../styles/mixins";
import { PhoneLink } from "../ui/contact-link";
import { PromotionCard } from "./promotion-card";

interface Props {
  promotions: readonly Queries.PromotionCardFragment[];
  seasonal: readonly SeasonalOffer[];
}

/** Today's offers by the shop's calendar, regardless of the site's build date. */
export const Promotions = ({ promotions, seasonal }: Props) => {
  const offers = currentOffers(promotions, seasonal, useNowOrBuildTime());
  if (offers.length === 0) return <NoPromotions />;
  return (
    <ul css={grid}>
      {offers.map((promotion) => (
        <li key={promotion.jsonId}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
};

const NoPromotions = () => {
  const { phone } = useSite();
  const hasEntries = useHasEntries();
  return (
    <div css={coupon}>
      <div css={announcement}>
        <h2>No promotions right now</h2>
        <p>New ones are posted here.</p>
      </div>
      <div>
        <h3 css={{ fontSize: "var(--text-title)" }}>Hear about the next one</h3>
        <ul css={linkList}>
          <li>
            <a href="#newsletter">Sign up for our newsletter</a>
          </li>
          {hasEntries(blogPath) && (
            <li>
              <Link to={blogPath}>Read our blog</Link>
            </li>
          )}
          <li>
            <PhoneLink>Call {phone}</PhoneLink>
          </li>
        </ul>
      </div>
    </div>
  );
};

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--space-6);

  li {
    display: grid;
    max-width: 42rem;
  }
`;

const coupon = css`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6) var(--space-5);
  border: 2px dashed var(--color-line-strong);
  border-radius: var(--radius);

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-12);
    padding: var(--space-10);
  }
`;

const announcement = css`
  max-width: var(--width-text);
  ${headingWithLead}
`;

const linkList = css`
  margin-top: var(--space-2);
  ${tapLinks}
`;
