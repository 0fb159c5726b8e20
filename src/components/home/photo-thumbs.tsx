import { css } from "@emotion/react";
import { useMedia } from "../../hooks/use-media";

interface Props {
  photos: readonly Queries.CarouselPhotoFragment[];
  selected: number;
  onChoose: (index: number) => void;
}

const maxThumbs = 12;

const roomForThumbs = "(min-width: 80em) and (min-height: 52em)";

/** Buttons that jump to a photo, below the caption in large windows. Other windows request nothing. */
export const PhotoThumbs = ({ photos, selected, onChoose }: Props) => {
  const hasRoom = useMedia(roomForThumbs);
  if (!hasRoom || photos.length > maxThumbs) return null;
  return (
    <div role="group" aria-label="All photos" css={grid}>
      {photos.map(({ name, alt, file }, index) => (
        <button
          key={name}
          type="button"
          aria-label={`Photo ${index + 1}: ${alt}`}
          aria-current={index === selected}
          onClick={() => onChoose(index)}
        >
          <img src={file.childImageSharp.thumbnail!.src!} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
};

const grid = css`
  position: absolute;
  right: 0;
  bottom: 3rem;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-2);
  width: var(--panel-width);
  padding: var(--space-4);
  background: var(--color-card);
  box-shadow: inset 1px -1px var(--color-green); /* the lines that the background covers */

  button {
    height: 2.75rem;
    border: 1px solid var(--color-line);
    background: var(--color-green-light);
  }

  [aria-current="true"] {
    outline: 2px solid var(--color-green);
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
