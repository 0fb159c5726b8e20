export interface SocialImage {
  src: string;
  alt: string;
  /** In pixels, so that networks can show it before it loads. */
  width: number;
  height: number;
}

/** The default picture, for pages without their own; art/draw.mjs draws it. */
export const socialCard: SocialImage = {
  src: "/social-card.jpg",
  alt: "In Dogs We Trust, in engraved letters beside a seal with a dog's profile",
  width: 1200,
  height: 630,
};
