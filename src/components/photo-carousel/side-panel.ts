import { breakpoints } from "../../styles/media";

/** A media query for windows that have room for caption and controls at the photo's side. */
export const withPanel = `@media (min-width: ${breakpoints.lg}px) and (min-height: 40rem)`;
