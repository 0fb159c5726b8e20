import { css } from "@emotion/react";
import { useState } from "react";
import { avatarDogs, avatarIndex, formatReviewSource } from "../../lib/format-review";
import { largeText } from "../../styles/media";

/** Whether a text may be too long for its card, in the narrowest one. */
const mayOverflow = (text: string) => text.length > 160 || text.includes("\n");

interface Props extends Omit<Queries.ReviewCardFragment, "jsonId"> {
  isWhole?: boolean;
}

/** A review in a card of fixed height; a long text scrolls, and its last visible line fades out. */
export const ReviewCard = (review: Props) => {
  const { text, author, date, source, isWhole } = review;
  const [failed, setFailed] = useState<string>();
  // On another site, or a file of content/reviews. If it fails, or without one, a drawing.
  const ownPicture = review.picture ? review.picture.childImageSharp.small!.src : review.image;
  const picture = ownPicture && ownPicture !== failed ? ownPicture : undefined;
  const isScrollable = !isWhole && mayOverflow(text);
  const scrollable = isScrollable && {
    tabIndex: 0,
    role: "group",
    "aria-label": `Review by ${author}`,
  };
  return (
    <figure css={[card, isWhole && wholeCard]}>
      <figcaption css={reviewerLine}>
        <img
          key={picture}
          ref={(image) => {
            if (picture && image?.complete && image.naturalWidth === 0) setFailed(picture); // before hydration
          }}
          referrerPolicy="no-referrer"
          src={picture ?? "/avatars.png"}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => picture && setFailed(picture)}
          css={[avatar, !picture && drawing(avatarIndex(review))]}
        />
        <strong dir="auto">
          {author}
          {source?.stars && <Stars count={source.stars} />}
        </strong>
        <span css={dateAndSource}>
          {date}
          {source && <Source {...source} />}
        </span>
      </figcaption>
      <blockquote css={[quote, !isWhole && inLines, isScrollable && fadingOut]} {...scrollable}>
        {text.split(/\s*\n\s*/).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </blockquote>
    </figure>
  );
};

const Stars = ({ count }: { count: number }) => (
  <i role="img" aria-label={`${count} of 5 stars`} css={stars}>
    {"★".repeat(count) + "☆".repeat(5 - count)}
  </i>
);

const Source = ({ name, url }: { name: string; url: string | null }) => {
  const label = formatReviewSource(name);
  return <>, {url ? <a href={url}>{label}</a> : label}</>;
};

const card = css`
  display: flex;
  flex-direction: column;
  /* global.css lets rows wrap around large text; a column of fixed height would hide the text. */
  flex-wrap: nowrap !important;
  height: max(300px, 16rem);
  overflow: hidden;
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);
`;

const wholeCard = css`
  height: auto;

  blockquote {
    padding-bottom: var(--space-5);
    columns: 3 19rem;
    column-gap: var(--space-8);
  }
`;

const reviewerLine = css`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  column-gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-3);
  line-height: 1.25;

  ${largeText} {
    grid-template-columns: 0 minmax(0, 1fr);
    column-gap: 0;
  }

  strong {
    grid-column: 2;
    place-self: end start;
  }
`;

const avatar = css`
  grid-area: 1 / 1 / span 2;
  align-self: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--color-green-light);
  object-fit: cover;

  ${largeText} {
    display: none;
  }
`;

/** One of the drawings, which are in a row. */
const drawing = (index: number) => css`
  object-position: ${(100 * index) / avatarDogs.length}% 0;
`;

const dateAndSource = css`
  grid-column: 2;
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

const stars = css`
  margin-left: var(--space-2);
  color: var(--color-green);
  font-style: normal;
  white-space: nowrap;
`;

const quote = css`
  padding: 0 var(--space-5);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  p + p {
    margin-top: var(--space-2);
  }
`;

const inLines = css`
  flex: 0 1 7lh;
`;

const fadingOut = css`
  &::after {
    position: sticky;
    bottom: 0;
    display: block;
    height: 1lh;
    background: linear-gradient(transparent, var(--color-card));
    content: "";
    pointer-events: none;

    @media (forced-colors: active) {
      background: none;
    }
  }
`;
