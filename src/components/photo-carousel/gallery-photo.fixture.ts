/** A gallery photo as the query gives it; for tests. */
export const galleryPhoto = (name: string): Queries.CarouselPhotoFragment => {
  const source = (size: string, width: number, media?: string) => ({
    srcSet: `/img-cache/${name}-${size}.webp?v=1 ${width}w`,
    sizes: "100vw",
    type: "image/webp",
    ...(media && { media }),
  });
  return {
    name,
    alt: `A groomed ${name}`,
    image: {
      layout: "constrained",
      width: 1600,
      height: 1067,
      backgroundColor: "#123456",
      images: {
        sources: [
          source("sm", 640, "(max-width: 640px)"),
          source("md", 1024, "(max-width: 1024px)"),
          source("lg", 1600),
        ],
      },
    },
  };
};
