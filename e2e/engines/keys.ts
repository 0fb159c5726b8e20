/** Keys that are no letters, as WebDriver writes them. */
export const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Left: "\uE012",
  Up: "\uE013",
  Right: "\uE014",
  Down: "\uE015",
} as const;
