/** The icons of /ornaments/medallions.svg, by their names in Tabler's set. */
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
