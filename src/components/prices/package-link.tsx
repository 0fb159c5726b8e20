import { css } from "@emotion/react";
import { AnyLink } from "../ui/any-link";
import { BookLink } from "../ui/book-link";

interface Props {
  /** `booking`, a path of this site, or an external URL. */
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
  return (
    <AnyLink href={href} css={link}>
      More about {name}
    </AnyLink>
  );
};

const link = css`
  min-height: var(--target);
  align-content: center;
  text-align: center;
`;
