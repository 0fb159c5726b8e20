import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { avatarDogs, avatarIndex, formatReviewSource } from "../../lib/format-review";

const mostStars = 5;

/** A card's height: taller with larger text. */
export const cardHeight = "max(300px, 16rem)";

/** Length of a text, in characters, that fits in a card on the narrowest phone. */
const fitsEverywhere = 160;

const mayOverflow = (text: string) => text.length > fitsEverywhere || text.includes("\n");

/**
 * Whether an element's first child is taller than the element, so that it scrolls.
 *
 * @param expected the result for the built HTML, which can't be measured
 */
function useOverflow(ref: RefObject<HTMLElement | null>, expected: boolean): boolean {
  const [overflows, setOverflows] = useState(expected);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetHeight = 0 } = (element.firstElementChild as HTMLElement | null) ?? {};
      setOverflows(offsetHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

interface Props extends Omit<Queries.ReviewCardFragment, "jsonId"> {
  /** Whether the card grows with its text instead of scrolling. */
  isWhole?: boolean;
}

/** A review in a card of fixed height; a long text scrolls, and its last visible line fades out. */
export const ReviewCard = ({ text, date, picture, source, isWhole = false, ...by }: Props) => {
  const { author } = by;
  const scroller = useRef<HTMLQuoteElement>(null);
  const isScrollable = useOverflow(scroller, !isWhole && mayOverflow(text));
  const scrollable = isScrollable && {
    tabIndex: 0,
    role: "group",
    "aria-label": `Review by ${author}`,
  };
  return (
    <figure css={[card, isWhole && whole]}>
      <figcaption css={[byline, drawing(avatarIndex(by))]}>
        {picture && (
          <img
            key={picture}
            ref={hideEarlierFailure}
            referrerPolicy="no-referrer"
            src={picture}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => hidePicture(currentTarget)}
          />
        )}
        <strong>
          <bdi>{author}</bdi>
          {source?.stars && <Stars count={source.stars} />}
        </strong>
        <span css={when}>
          {date}
          {source && <Source {...source} />}
        </span>
      </figcaption>
      <blockquote
        ref={scroller}
        css={[words, !isWhole && inLines, isScrollable && fadingOut]}
        {...scrollable}
      >
        {text.split(/\s*\n\s*/).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </blockquote>
    </figure>
  );
};

/** Shows the drawing behind a broken picture. */
function hidePicture(image: HTMLImageElement): void {
  image.style.visibility = "hidden";
}

/** A picture may have failed before hydration. */
function hideEarlierFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) hidePicture(image);
}

/** The client's rating, as the source shows it. */
const Stars = ({ count }: { count: number }) => (
  <i role="img" aria-label={`${count} of ${mostStars} stars`} css={stars}>
    {"★".repeat(count) + "☆".repeat(mostStars - count)}
  </i>
);

/** Where the client wrote the review, after the date. */
const Source = ({ name, url }: { name: string; url: string | null }) => {
  const place = formatReviewSource(name);
  return <>, {url ? <a href={url}>{place}</a> : place}</>;
};

const card = css`
  display: flex;
  flex-direction: column;
  /* global.css lets rows wrap around large text; a column of fixed height would hide the text. */
  flex-wrap: nowrap !important;
  height: ${cardHeight};
  overflow: hidden;
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);
`;

const whole = css`
  height: auto;

  blockquote {
    padding-bottom: var(--space-5);
    columns: 3 19rem;
    column-gap: var(--space-8);
  }
`;

const byline = css`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  column-gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-3);
  line-height: 1.25;

  /* Very large text gets the drawing's room. */
  @container page (max-width: 17em) {
    grid-template-columns: 0 minmax(0, 1fr);
    column-gap: 0;

    img,
    &::before {
      display: none;
    }
  }

  img,
  &::before {
    grid-area: 1 / 1 / span 2;
    align-self: center;
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: var(--color-green-light);
    object-fit: cover;
  }

  strong {
    grid-column: 2;
    align-self: end;
  }
`;

/** The review's drawing, behind its own picture if it has one. */
const drawing = (index: number) => css`
  &::before {
    background: url("/avatars.png") ${(100 * index) / avatarDogs.length}% 0 / auto 100%;
    content: "";
  }
`;

const when = css`
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

const words = css`
  padding: 0 var(--space-5);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;

  p + p {
    margin-top: var(--space-2);
  }
`;

/* As many whole lines as the card has room for. */
const inLines = css`
  flex: 0 1 7lh;
`;

/* Cut text fades out at the bottom: its last line is under a gradient until the reader scrolls to the end. */
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
