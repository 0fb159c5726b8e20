/** The icons of the page headers, from Tabler's set. */
export const medallionNames = [
  "code",
  "dog",
  "file-text",
  "lifebuoy",
  "lock",
  "mail",
  "map-pin",
  "news",
  "paw",
  "qrcode",
  "question-mark",
  "receipt",
  "rosette-discount",
  "scissors",
  "star",
] as const;

export type MedallionName = (typeof medallionNames)[number];
