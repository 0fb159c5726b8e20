import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { useLayoutEffect, useRef } from "react";
import { stateOf, useHistoryState } from "../../hooks/use-history-state";
import { actionLinks } from "../../styles/mixins";
import { ContactText } from "../ui/contact-link";

interface Props {
  items: readonly Queries.FaqEntryFragment[];
  location: PageProps["location"];
}

const stateName = "openAnswers";

/** Opens the fragment's answer and scrolls to it; after navigation within the site, browsers don't. */
function useOpenTarget(location: Props["location"]): void {
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open || stateName in stateOf(location)) return;
    details.open = true;
    target.scrollIntoView();
  }, [location]);
}

export const FaqList = ({ items, location }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useHistoryState<readonly string[]>(location, stateName, []);
  useOpenTarget(location);
  // From the page, because visitors open answers before hydration, too.
  const saveOpen = () =>
    setOpen([...list.current!.querySelectorAll("details[open] > div")].map(({ id }) => id));
  return (
    <div ref={list} css={{ borderBottom: "var(--border-strong)" }}>
      {items.map(({ jsonId, question, answer, links }) => (
        <details key={jsonId} open={open.includes(jsonId)} onToggle={saveOpen} css={entry}>
          <summary css={summary}>
            <h2 dir="auto">{question}</h2>
            <span className="screen-only" css={marker} aria-hidden="true" />
          </summary>
          {/* Browsers expand an answer for a fragment inside it, not for the id of `details`. */}
          <div id={jsonId} css={unfolded}>
            <p dir="auto">
              <ContactText text={answer} />
            </p>
            {links && (
              <p className="screen-only" css={answerLinks}>
                {links.map(({ name, href }) => (
                  <Link key={href} to={href}>
                    {name}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
};

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
  padding-block: var(--space-5);
  list-style: none;

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

const answerLinks = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-5);
  ${actionLinks}
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
