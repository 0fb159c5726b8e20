/** Functions that the patched package calls (src/gatsby/editor/adapt-package.ts). */
export { trackPicture } from "./form/pending-pictures";
