/** Whether a click opens a link in this window: no other button, no key for a new tab or a download. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
