import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { IconName } from "../../content-model/names";
import { useSharedData } from "../../hooks/use-shared-data";
import { Icon } from "../icon/icon";

/** Icons that lead to the shop's pages on social networks. */
export const SocialLinks = () => {
  const { socialLinks } = useSharedData();
  return (
    <ul css={list}>
      {socialLinks.nodes.map(({ name, href, icon }) => (
        <li key={name}>
          <a href={href} css={link}>
            {/* The content check accepts names of drawn icons only. */}
            <Icon name={icon as IconName} />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const list = css`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
`;

const link = css`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
`;

export const query = graphql`
  fragment SocialLink on SocialLink {
    name
    href
    icon
  }
`;
