import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { MouseEvent, PointerEvent } from "react";
import { prefetchPost } from "../../browser/load-post";
import { postPath } from "../../lib/links/routes";
import { assertDefined } from "../../lib/assert-defined";
import { coverMount } from "../../styles/frames";
import { cardLink } from "../../styles/mixins";
import { Picture } from "../ui/picture";
import { CategoryBadge, EventEnded, PostDate, PreviewBadge } from "./post-meta";

/** Whether a click opens a link in this window: no other button, no key for a new tab or a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

interface Props {
  post: Queries.PostCardFragment;
  loading: "eager" | "lazy";
  /** Opens the post. Replaces clicks that would open its page in this window. */
  onOpen: (path: string) => void;
}

/** A post in the grid. Uses a plain link: Gatsby's would load the text of every visible post. */
export const PostCard = ({ post: { folder, frontmatter }, loading, onOpen }: Props) => {
  const path = postPath(folder);
  const { title, preview, category, image, draft, ...dates } = assertDefined(frontmatter, folder);
  const { datePublished, eventDate } = dates;
  const handlers = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Closing the dialog returns the focus here. Safari doesn't focus a clicked link.
      event.currentTarget.focus({ preventScroll: true });
      onOpen(path);
    },
    // Touch has no hover; scrolling would trigger this.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && prefetchPost(path),
    onFocus: () => prefetchPost(path),
  };
  return (
    <article css={card}>
      <div css={coverFrame}>
        {image && (
          <Picture
            image={image.childImageSharp.gatsbyImageData}
            alt=""
            sizes={coverSizes}
            loading={loading}
          />
        )}
        <CategoryBadge css={onCover}>{category}</CategoryBadge>
      </div>
      <div css={cardText}>
        <PreviewBadge draft={draft} datePublished={datePublished ?? ""} />
        <h2 dir="auto">
          <a href={path} {...handlers}>
            {title}
          </a>
        </h2>
        <p css={dateline}>
          {datePublished && <PostDate day={datePublished} />}
          {eventDate && <EventEnded day={eventDate} />}
        </p>
        <p dir="auto">{preview}</p>
      </div>
    </article>
  );
};

const coverSizes =
  "(min-width: 1024px) min(22rem, 31vw), (min-width: 640px) 46vw, calc(100vw - 3rem)";

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  h2 {
    font-size: var(--text-title);
  }

  h2 a {
    ${cardLink}
    color: var(--color-ink);
  }

  h2 a::after {
    inset: calc(-1 * var(--space-2));
    outline-offset: 0;
  }

  @media (hover: hover) {
    &:hover h2 a {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
`;

const coverFrame = css`
  position: relative;
  ${coverMount}
`;

const onCover = css`
  position: absolute;
  bottom: calc(-1 * var(--space-4));
  left: var(--space-4);
`;

const cardText = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-top: var(--space-8);
`;

const dateline = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

export const query = graphql`
  fragment PostCard on Mdx {
    folder
    frontmatter {
      title
      preview
      category
      draft
      datePublished
      eventDate
      image {
        childImageSharp {
          gatsbyImageData(width: 736, breakpoints: [360, 736])
        }
      }
    }
  }
`;
