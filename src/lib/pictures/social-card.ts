/** A picture that social networks show beside a link. */
export interface SocialImage {
  /** Its address on this site. */
  src: string;
  alt: string;
  /** In pixels, so that it is shown before it has arrived. */
  width: number;
  height: number;
}

/** The house's card, for pages without a picture of their own; art/draw.mjs draws it. */
export const socialCard: SocialImage = {
  src: "/social-card.jpg",
  alt: "In Dogs We Trust, in engraved letters beside a seal with a dog's profile",
  width: 1200,
  height: 630,
};
