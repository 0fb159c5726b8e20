import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDate } from "../../lib/time/calendar";
import { headingWithLead } from "../../styles/mixins";

export const PromotionCard = ({ promotion }: { promotion: Queries.PromotionCardFragment }) => {
  const { title, description, terms, validUntil } = promotion;
  return (
    <article css={coupon}>
      <div dir="auto" css={couponTop}>
        <h2>{title}</h2>
        <p>{description}</p>
      </div>
      <div css={smallPrint}>
        <p>
          <strong>
            Valid until <time dateTime={validUntil}>{formatDate(validUntil)}</time>
          </strong>
        </p>
        {terms && <p>{terms}</p>}
      </div>
    </article>
  );
};

const coupon = css`
  display: grid;
  grid-template-rows: 1fr auto;
  border: 2px dashed var(--color-green);
  border-radius: var(--radius);
  background: var(--color-card) url("/ornaments/rosette.svg") right -6rem top -6rem / 15rem
    no-repeat;
`;

const couponTop = css`
  padding: var(--space-6) var(--space-5);
  ${headingWithLead}

  h2 {
    color: var(--color-green);
  }
`;

const smallPrint = css`
  margin-inline: var(--space-5);
  padding-block: var(--space-4) var(--space-5);
  border-top: var(--border-dotted);
  font-size: var(--text-small);
  line-height: 1.45;

  strong {
    font-weight: 650;
  }
`;

export const query = graphql`
  fragment PromotionCard on Promotion {
    jsonId
    title
    description
    terms
    validUntil
  }
`;
