import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useSharedData } from "../../hooks/use-shared-data";
import { assertDefined } from "../../lib/assert-defined";
import { from } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";

/** The footer's links in their groups. */
export const FooterLinks = () => {
  const { navigation } = useSharedData();
  return (
    <nav aria-label="Footer" css={groups}>
      {assertDefined(navigation, "data/navigation.json").footer.map(({ heading, links }) => (
        <div key={heading}>
          <h2 css={title}>{heading}</h2>
          <ul>
            {links.map(({ name, href }) => (
              <li key={href}>
                <Link to={href} css={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

const groups = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-content: start;
  gap: var(--space-6);

  ${from("lg")} {
    grid-template-columns: repeat(4, minmax(0, auto));

    /* More groups than columns: short ones stand below each other. */
    &:has(> :nth-child(5)) {
      display: block;
      columns: 3 7rem;
      column-gap: var(--space-4);

      > div {
        padding-bottom: var(--space-6);
        break-inside: avoid;
      }
    }
  }
`;

const title = css`
  font-size: var(--text-body);
  letter-spacing: 0;
`;

const link = css`
  ${tapTarget}
  min-width: var(--target);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const query = graphql`
  fragment FooterLinks on Navigation {
    footer {
      heading
      links {
        name
        href
      }
      inMenu
    }
  }
`;
