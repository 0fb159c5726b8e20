import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { currentItem, tapTarget } from "../../styles/mixins";

interface Props {
  label: string;
  links: readonly { name: string; path: string }[];
  current?: string;
  className?: string;
}

export const LinkList = ({ label, links, current, className }: Props) => (
  <nav aria-label={label} className="screen-only">
    <ul css={list} className={className}>
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

export const AnyLink = ({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) =>
  href.startsWith("/") ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

const list = css`
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

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-green);
      text-decoration: underline;
    }
  }

  ${currentItem}
`;
