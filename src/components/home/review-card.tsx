import { css } from "@emotion/react";
import { useRef } from "react";
import { useOverflow } from "../../hooks/use-overflow";
import { avatarOf, placeInWords } from "../../lib/reviews";

/** The most stars that anybody gives. */
const mostStars = 5;

/** A card's height: taller where the text is set larger. */
export const cardHeight = "max(300px, 16rem)";

/** Letters that a card has room for on the narrowest phone. */
const fitsEverywhere = 160;

interface Props extends Omit<Queries.ReviewCardFragment, "jsonId"> {
  /** Whether the card is as high as its text, which doesn't scroll then. */
  isWhole?: boolean;
}

/** One review in a card of fixed height; a long text scrolls, and shows that it does. */
export const ReviewCard = ({ text, author, date, picture, source, isWhole = false }: Props) => {
  const scroller = useRef<HTMLQuoteElement>(null);
  const isExternal = picture.startsWith("http");
  const isScrollable = useOverflow(scroller, !isWhole && text.length > fitsEverywhere);
  const scrollable = isScrollable && {
    tabIndex: 0,
    role: "group",
    "aria-label": `Review by ${author}`,
  };
  return (
    <figure css={[card, isWhole && whole]}>
      <figcaption css={by}>
        <span css={[pictureFrame, isExternal && fallbackFor(author)]}>
          <img
            key={picture}
            ref={hideIfFailed}
            {...(isExternal && { referrerPolicy: "no-referrer" })}
            src={picture}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => hide(currentTarget)}
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
        css={[words, !isWhole && inLines, isScrollable && veiled]}
        {...scrollable}
      >
        <p>{text}</p>
      </blockquote>
    </figure>
  );
};

/** The browser's mark of a broken picture would lie over the dog. */
function hide(image: HTMLImageElement): void {
  image.style.visibility = "hidden";
}

/** A picture may have failed before the page's scripts came. */
function hideIfFailed(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) hide(image);
}

/** What the client gave, as the source shows it. */
const Stars = ({ count }: { count: number }) => (
  <i role="img" aria-label={`${count} of ${mostStars} stars`} css={stars}>
    {"★".repeat(count) + "☆".repeat(mostStars - count)}
  </i>
);

/** Where the client wrote it, behind the date. */
const Source = ({ name, url }: { name: string; url: string | null }) => {
  const place = placeInWords(name);
  return <>, {url ? <a href={url}>{place}</a> : place}</>;
};

const card = css`
  display: flex;
  flex-direction: column;
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

const by = css`
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

/** An outside picture that doesn't load leaves the author's dog in its place. */
const fallbackFor = (author: string) => css`
  background: var(--color-green-light) url("${avatarOf(author)}") center / cover;
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
`;

/* As many whole lines as the card has room for. */
const inLines = css`
  flex: 0 1 7lh;
`;

/* What is cut fades into the card: its last line lies under a veil that the text's end scrolls past. */
const veiled = css`
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
