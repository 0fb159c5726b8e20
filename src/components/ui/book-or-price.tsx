import { css } from "@emotion/react";
import { Link } from "gatsby";
import { estimateId } from "../../lib/links/site-ids";
import { servicesPath } from "../../lib/links/routes";
import { actionLink } from "../../styles/mixins";
import { BookLink, type BookingProps } from "./book-link";

export const BookOrPrice = ({ source, className }: BookingProps) => (
  <p className={`screen-only ${className ?? ""}`} css={bookAndPriceLinks}>
    <BookLink source={source} />
    <Link to={`${servicesPath}#${estimateId}`} css={actionLink}>
      Find your dog’s price
    </Link>
  </p>
);

const bookAndPriceLinks = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-6);
`;
