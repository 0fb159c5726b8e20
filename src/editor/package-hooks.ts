/** Functions that the patched package calls (src/gatsby/editor/adapt-package.ts). */
export { guardCommit, textsBeforeCommit } from "./saving/before-commit";
export { draftOrigin, setSavedOrigin, restoreOrigin } from "./versions/draft-origin";
export { pictureFileName } from "./files/picture-name";
export { newEntryValues } from "./form/new-entry";
export { pendingPictures, trackPicture } from "./form/pending-pictures";
