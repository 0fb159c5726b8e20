import { css } from "@emotion/react";
import { onHover } from "../../styles/media";
import { currentItem, tapTarget } from "../../styles/mixins";
import { AnyLink } from "./any-link";

interface Props {
  label: string;
  links: readonly { name: string; path: string }[];
  current?: string;
  className?: string;
}

export const LinkList = ({ label, links, current, className }: Props) => (
  <nav aria-label={label} className="screen-only">
    <ul css={linkList} className={className}>
      {links.map(({ name, path }) => (
        <li key={name}>
          <AnyLink href={path} css={link} aria-current={path === current ? "page" : undefined}>
            {name}
          </AnyLink>
        </li>
      ))}
    </ul>
  </nav>
);

const linkList = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const link = css`
  ${tapTarget}
  justify-content: center;
  padding-inline: var(--space-4);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-green);
  font-size: var(--text-small);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  text-decoration: none;

  ${onHover(`
    border-color: var(--color-green);
    text-decoration: underline;
  `)}

  ${currentItem}
`;
