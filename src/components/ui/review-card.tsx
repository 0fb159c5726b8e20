import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { avatarPath, formatReviewSource } from "../../lib/format-review";

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
  const isExternal = picture.startsWith("http");
  const isScrollable = useOverflow(scroller, !isWhole && mayOverflow(text));
  const scrollable = isScrollable && {
    tabIndex: 0,
    role: "group",
    "aria-label": `Review by ${author}`,
  };
  return (
    <figure css={[card, isWhole && whole]}>
      <figcaption css={byline}>
        <span css={[pictureFrame, isExternal && fallbackFor(avatarPath(by))]}>
          <img
            key={picture}
            ref={hideEarlierFailure}
            {...(isExternal && { referrerPolicy: "no-referrer" })}
            src={picture}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => hidePicture(currentTarget)}
          />
        </span>
        <span>
          <strong>
            {author}
            {source?.stars && <Stars count={source.stars} />}
          </strong>
          <span css={when}>
            {date}
            {source && <Source {...source} />}
          </span>
        </span>
      </figcaption>
      <blockquote
        ref={scroller}
        css={[words, !isWhole && inLines, isScrollable && fadingOut]}
        {...scrollable}
      >
        {text.split(/\s*\n\s*/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
    </figure>
  );
};

/** The browser's icon for a broken picture would cover the dog. */
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
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-3);
  line-height: 1.25;

  strong,
  span {
    display: block;
  }
`;

const pictureFrame = css`
  flex: none;
  width: 3rem;
  height: 3rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-green-light);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** If an external picture fails, the review's drawing is visible behind it. */
const fallbackFor = (avatar: string) => css`
  background: var(--color-green-light) url("${avatar}") center / cover;
`;

const when = css`
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
