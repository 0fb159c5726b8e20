import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedData } from "../../hooks/use-shared-data";
import { quietLink } from "../../styles/mixins";
import { Drawing } from "../ui/icon";

export const SocialLinks = () => {
  const { socialLinks } = useSharedData();
  if (socialLinks.nodes.length === 0) return null;
  return (
    <ul css={list}>
      {socialLinks.nodes.map(({ name, href, drawing }) => (
        <li key={name}>
          <a href={href} css={[link, !drawing && words]}>
            {drawing && <Drawing path={drawing} />}
            <span className={drawing ? "visually-hidden" : undefined}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
`;

const link = css`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
`;

const words = css`
  width: auto;
  padding-inline: var(--space-2);
  ${quietLink}
`;

export const query = graphql`
  fragment SocialLink on SocialLink {
    name
    href
    drawing
  }
`;
