import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useHasEntries, useSharedData } from "../../hooks/use-shared-data";
import { assertDefined } from "../../lib/assert-defined";
import { onHover } from "../../styles/media";
import { BookLink } from "../ui/book-link";

interface Props {
  direction: "row" | "column";
  onFollow?: () => void;
}

export const HeaderLinks = ({ direction, onFollow }: Props) => {
  const isColumn = direction === "column";
  const { header, footer } = assertDefined(useSharedData().navigation, "data/navigation.json");
  const hasEntries = useHasEntries();
  const toItem = ({ name, href }: (typeof header)[number]) => (
    <li key={href}>
      <Link to={href} css={pageLink} activeClassName="active" partiallyActive onClick={onFollow}>
        {name}
      </Link>
    </li>
  );
  const shared = footer.flatMap(({ links }) =>
    links.filter(({ href, inMenu }) => inMenu && hasEntries(href)).map(toItem),
  );
  return (
    <>
      <ul css={isColumn ? linkColumn : linkRow}>
        <li css={isColumn && bookItem}>
          <BookLink source="header_nav" {...(isColumn && { autoFocus: true })} />
        </li>
        {header.filter(({ href }) => hasEntries(href)).map(toItem)}
      </ul>
      {isColumn && shared.length > 0 && <ul css={{ marginTop: "var(--space-4)" }}>{shared}</ul>}
    </>
  );
};

const linkRow = css`
  display: flex;
  align-items: center;
  gap: var(--space-6);
`;

const linkColumn = css`
  li + li {
    border-top: var(--border);
  }
`;

const bookItem = css`
  padding-bottom: var(--space-4);

  > a {
    width: 100%;
  }
`;

const pageLink = css`
  display: flex;
  align-items: center;
  min-height: var(--target);
  color: var(--color-ink);
  font-weight: 550;
  text-decoration: none;
  text-decoration-color: var(--color-green);
  text-decoration-thickness: 2px;

  &.active {
    text-decoration-line: underline;
  }

  ${onHover("text-decoration-line: underline;")}
`;

export const query = graphql`
  fragment HeaderLinks on Navigation {
    header {
      name
      href
    }
  }
`;
