import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type ListPage, pagePath } from "../../lib/posts";
import { from, onHover } from "../../styles/media";

interface Target {
  path: string;
  label?: string;
  title: string;
}

interface Props {
  label: string;
  previous?: Target | false | null;
  next?: Target | false | null;
  position?: string;
  className?: string;
}

export const PreviousNext = ({ label, previous, next, position, className }: Props) => (
  <nav aria-label={label} className={`screen-only ${className ?? ""}`} css={stepGrid}>
    {previous && <Step {...previous} rel="prev" />}
    {position && <p css={positionText}>{position}</p>}
    {next && <Step {...next} rel="next" />}
  </nav>
);

const Step = ({ path, label, title, rel }: Target & { rel: "prev" | "next" }) => (
  <Link to={path} rel={rel} css={[step, rel === "next" && toTheRight]}>
    {label && <small>{label}</small>}
    <span>{title}</span>
  </Link>
);

export const PageLinks = ({ list, page, pages }: Pick<ListPage, "list" | "page" | "pages">) =>
  pages > 1 && (
    <PreviousNext
      label="Pages of posts"
      previous={page > 1 && { path: pagePath(list, page - 1), title: "Newer posts" }}
      next={page < pages && { path: pagePath(list, page + 1), title: "Older posts" }}
      position={`Page ${page} of ${pages}`}
      css={{ marginTop: "var(--space-12)" }}
    />
  );

const stepGrid = css`
  display: grid;
  gap: var(--space-4);

  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-8);
  }
`;

const step = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-5);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);
  color: var(--color-ink);
  font: 600 var(--text-lead) / 1.25 var(--font-heading);
  text-decoration: none;

  small {
    color: var(--color-green);
    font-family: var(--font-text);
    font-size: var(--text-small);
  }

  ${onHover(`
    border-color: var(--color-green);
    text-decoration: underline;
  `)}
`;

const toTheRight = css`
  ${from("md")} {
    grid-column: 2;
    text-align: right;
  }
`;

const positionText = css`
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;

  ${from("md")} {
    grid-area: 2 / 1 / auto / span 2;
  }
`;
