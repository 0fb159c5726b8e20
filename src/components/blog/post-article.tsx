import { css } from "@emotion/react";
import type { ReactElement } from "react";
import type { Post } from "../../browser/load-post";
import { assertDefined } from "../../lib/assert-defined";
import { coverMount } from "../../styles/frames";
import { LinkList } from "../ui/link-list";
import { MdxText } from "../ui/mdx-text";
import { Picture } from "../ui/picture";
import { Prose } from "../ui/prose";
import { tagPath } from "../../lib/links/routes";

interface Props extends Post {
  /** A card below the text, or next to it below the cover if there is room. */
  card?: ReactElement;
}

export const PostArticle = ({ folder, frontmatter, pictures, tree, card }: Props) => {
  const { image, imageAlt, tags } = assertDefined(frontmatter, folder);
  return (
    <div css={[layout, card && withCard]}>
      {image && (
        <div css={coverFrame}>
          <Picture
            image={image.childImageSharp.gatsbyImageData}
            alt={imageAlt ?? ""}
            sizes="(min-width: 1024px) 26rem, (min-width: 640px) 38rem, calc(100vw - 3rem)"
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div css={card && besideCard}>
        <Prose>
          <MdxText pictures={pictures} tree={tree} bookingSource="blog" />
        </Prose>
        {tags?.length ? (
          <div className="screen-only" css={topics}>
            <p>More about</p>
            <LinkList
              label="Topics of this post"
              links={tags.map((tag) => ({ name: tag, path: tagPath(tag) }))}
            />
          </div>
        ) : null}
      </div>
      {card}
    </div>
  );
};

const roomForCard = "@container page (min-width: 60rem)";

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  @media print {
    display: block;
  }
`;

const withCard = css`
  ${roomForCard} {
    grid-template: auto 1fr / minmax(0, var(--width-text)) minmax(0, 26rem);
    justify-content: space-between;
    gap: var(--space-6) var(--space-12);
  }
`;

const besideCard = css`
  ${roomForCard} {
    grid-area: 1 / 1 / span 2;
  }
`;

const coverFrame = css`
  max-width: var(--width-text);
  ${coverMount}
`;

const topics = css`
  display: grid;
  gap: var(--space-3);
  max-width: var(--width-text);
  margin-top: var(--space-12);
  padding-top: var(--space-5);
  border-top: var(--border);

  > p {
    color: var(--color-green);
    font: 600 var(--text-lead) / 1.6 var(--font-heading);
  }
`;
