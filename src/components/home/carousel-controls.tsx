import { css } from "@emotion/react";
import type { ComponentProps, KeyboardEvent } from "react";
import { nextPhotoId, previousPhotoId } from "../../lib/links/site-ids";
import { from, largeText, onHover } from "../../styles/media";
import { Icon, type IconName } from "../ui/icon";
import { withPanel } from "./photo-slide";

interface Props {
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The carousel's buttons. Pause is first, so that keyboard users reach it before anything moves. */
export const CarouselControls = ({ playing, onToggle, onPrevious, onNext }: Props) => {
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowLeft") onPrevious();
    if (event.key === "ArrowRight") onNext();
  };
  const control = (name: string, icon: IconName, props: ComponentProps<"button">) => (
    <button type="button" aria-label={name} onKeyDown={moveByKey} css={button} {...props}>
      <Icon name={icon} />
      {props.children && <span>{props.children}</span>}
    </button>
  );
  return (
    <div css={controls} className="carousel-controls">
      {playing
        ? control("Pause photos", "pause", { onClick: onToggle, children: "Pause" })
        : control("Play photos", "play", { onClick: onToggle, children: "Play" })}
      {control("Previous photo", "arrow-left", { id: previousPhotoId, onClick: onPrevious })}
      {control("Next photo", "arrow-right", { id: nextPhotoId, onClick: onNext })}
    </div>
  );
};

const controls = css`
  display: grid;
  grid-template-columns: 1.4fr 1fr 1fr;
  border-top: 1px solid var(--color-green);
  background: var(--color-card); /* In large windows, photos pass behind. */

  ${from("md")} {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 14rem;
    border-left: 1px solid var(--color-green);
  }

  ${withPanel} {
    width: var(--panel-width);
  }
`;

const button = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 3rem;
  color: var(--color-green);
  font-size: var(--text-small);
  font-weight: 600;

  ${largeText} {
    flex-direction: column;
    gap: 0;
  }

  & + & {
    border-left: 1px solid var(--color-green);
  }

  ${onHover("background: var(--color-green-light);")}

  &:focus-visible {
    outline-offset: -3px;
  }
`;
