import { from } from "../../styles/media";

/** A media query for windows that have room for caption and controls at the photo's side. */
export const withPanel = `${from("lg")} and (min-height: 40rem)`;
