import { type RefObject, useState } from "react";
import { useSavesData } from "../../hooks/use-saves-data";
import { useInView } from "./use-in-view";
import { useReducedMotion } from "./use-reduced-motion";
import { useTabVisible } from "./use-tab-visible";

/** Whether a carousel moves by itself. */
export interface Playback {
  /** What the visitor asked for. */
  playing: boolean;
  /** Whether it moves at this moment: it is played, and somebody is about to see it. */
  running: boolean;
  toggle: () => void;
}

/** Plays from the start, except for visitors who asked for less motion or less data, until paused. */
export const usePlayback = (element: RefObject<Element | null>): Playback => {
  const reducedMotion = useReducedMotion();
  const savesData = useSavesData();
  const tabVisible = useTabVisible();
  const inView = useInView(element);
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !(reducedMotion || savesData);
  return { playing, running: playing && tabVisible && inView, toggle: () => setChoice(!playing) };
};
