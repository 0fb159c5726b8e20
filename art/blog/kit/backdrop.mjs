import { medallion } from "../../engraving.mjs";
import { shape } from "../../face.mjs";

/** The coloured ground of a cover with its engraved window. */
export const backdrop = (ground, window) => [shape("M0 0H2400V1600H0Z", ground), medallion(window)];
