import { css } from "@emotion/react";
import { Link } from "gatsby";
import { BookLink } from "../book-link/book-link";

interface Props {
  /** `booking`, a page of this site, or an address elsewhere. */
  href: string;
  name: string;
}

/** The button of a price card. */
export const PackageLink = ({ href, name }: Props) => {
  if (href === "booking")
    return (
      <BookLink source="pricing" variant="outlined">
        Book Now <span className="visually-hidden">{name}</span>
      </BookLink>
    );
  const label = `More about ${name}`;
  return href.startsWith("/") ? (
    <Link to={href} css={link}>
      {label}
    </Link>
  ) : (
    <a href={href} css={link}>
      {label}
    </a>
  );
};

const link = css`
  min-height: var(--target);
  align-content: center;
  text-align: center;
`;
