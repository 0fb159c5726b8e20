import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useHasEntries, useSharedData } from "../../hooks/use-shared-data";
import { assertDefined } from "../../lib/assert-defined";
import { from } from "../../styles/media";
import { quietLink, tapTarget } from "../../styles/mixins";
import { Drawing } from "../ui/icon";

export const FooterLinks = () => {
  const { navigation } = useSharedData();
  const hasEntries = useHasEntries();
  const groups = assertDefined(navigation, "data/navigation.json")
    .footer.map(({ heading, links }) => ({
      heading,
      links: links.filter(({ href }) => hasEntries(href)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav aria-label="Footer" css={groupColumns}>
      {groups.map(({ heading, links }) => (
        <div key={heading} css={group}>
          <h2 css={groupTitle}>{heading}</h2>
          <ul css={groupLinks}>
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

export const SocialLinks = () => {
  const { socialLinks } = useSharedData();
  if (socialLinks.nodes.length === 0) return null;
  return (
    <ul css={iconList}>
      {socialLinks.nodes.map(({ name, href, drawing }) => (
        <li key={name}>
          <a href={href} aria-label={name} css={[iconLink, !drawing && nameOnly]}>
            {drawing ? <Drawing path={drawing} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
};

const iconList = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
`;

const iconLink = css`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
`;

const nameOnly = css`
  width: auto;
  padding-inline: var(--space-2);
  ${quietLink}
`;

export const socialQuery = graphql`
  fragment SocialLink on SocialLink {
    name
    href
    drawing
  }
`;

const groupColumns = css`
  grid-area: links;

  ${from("md")} {
    columns: 3 8rem;
    column-gap: var(--space-6);
  }

  ${from("lg")} {
    align-self: baseline;
  }
`;

const group = css`
  padding-bottom: var(--space-2);
  break-inside: avoid;

  ${from("md")} {
    padding-bottom: var(--space-5);
  }
`;

const groupTitle = css`
  font-size: var(--text-body);
  letter-spacing: 0;

  ${from("md")} {
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
`;

const groupLinks = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);

  ${from("md")} {
    display: block;
  }
`;

const link = css`
  ${tapTarget}
  ${quietLink}
  line-height: 1.2;
  min-width: var(--target);
`;

export const query = graphql`
  fragment FooterLinks on Navigation {
    footer {
      heading
      links {
        name
        href
        inMenu
      }
    }
  }
`;
