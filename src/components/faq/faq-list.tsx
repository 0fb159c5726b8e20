import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useLayoutEffect, useRef } from "react";
import { useIsBuilt } from "../../hooks/use-is-built";
import { actionLink } from "../../styles/mixins";
import { ContactText } from "../ui/contact-link";

interface Props {
  items: readonly Queries.FaqEntryFragment[];
  /** The URL's fragment, `#cost` or empty: the answer with that id is open. */
  fragment: string;
}

function isRestored(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== "navigate";
}

/** Opens the fragment's answer and scrolls to it; after navigation within the site, browsers don't. */
function useOpenTarget(fragment: string): void {
  const isBuilt = useRef(useIsBuilt());
  useLayoutEffect(() => {
    const target = document.getElementById(fragment.slice(1));
    const details = target?.closest("details");
    const isLeftAlone = isBuilt.current && isRestored();
    isBuilt.current = false;
    if (!target || !details || details.open || isLeftAlone) return;
    details.open = true;
    target.scrollIntoView();
  }, [fragment]);
}

export const FaqList = ({ items, fragment }: Props) => {
  useOpenTarget(fragment);
  return (
    <div css={{ borderBottom: "var(--border-strong)" }}>
      {items.map((item) => (
        <FaqEntry key={item.jsonId} {...item} />
      ))}
    </div>
  );
};

const FaqEntry = ({ jsonId, question, answer, links }: Queries.FaqEntryFragment) => (
  <details css={entry}>
    <summary css={summary}>
      <h2 dir="auto">{question}</h2>
      <span className="screen-only" css={marker} aria-hidden="true" />
    </summary>
    {/* Browsers expand an answer for a fragment inside it, but not for the details element's own id. */}
    <div id={jsonId} css={unfolded}>
      <p dir="auto">
        <ContactText text={answer} />
      </p>
      <p className="screen-only" css={ways}>
        {links?.map(({ name, href }) => (
          <Link key={href} to={href}>
            {name}
          </Link>
        ))}
        <a href={`#${jsonId}`} css={permalink}>
          #<span className="visually-hidden"> Link to this answer: {question}</span>
        </a>
      </p>
    </div>
  </details>
);

const entry = css`
  border-top: var(--border-strong);

  &::details-content {
    break-inside: avoid;
  }

  @media print {
    break-inside: avoid;

    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--target);
  padding-block: var(--space-5);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  h2 {
    font-size: var(--text-title);
  }

  @media (hover: hover) {
    &:hover h2 {
      color: var(--color-green);
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

const marker = css`
  position: relative;
  flex: none;
  width: 2rem;
  height: 2rem;
  border: 1.5px solid var(--color-green);
  border-radius: 50%;
  background: var(--color-card);

  &::before,
  &::after {
    position: absolute;
    top: calc(50% - 1px);
    left: calc(50% - 0.4rem);
    width: 0.8rem;
    border-top: 2px solid var(--color-green);
    transition: transform var(--motion);
    content: "";
  }

  details:not([open]) > summary &::after {
    transform: rotate(90deg);
  }
`;

const unfolded = css`
  max-width: var(--width-text);
  padding-bottom: var(--space-3);
  scroll-margin-top: 6rem;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-5);

  a {
    ${actionLink}
  }
`;

const permalink = css`
  min-width: var(--target);
  color: var(--color-ink-soft);
  text-decoration: none;

  @media (hover: hover) {
    opacity: 0;

    details:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

export const query = graphql`
  fragment FaqEntry on FaqItem {
    jsonId
    question
    answer
    links {
      name
      href
    }
  }
`;
