import { from } from "../../styles/media";

/** A media query for windows with room for caption and controls next to the photo. */
export const withPanel = `${from("lg")} and (min-height: 40rem)`;
