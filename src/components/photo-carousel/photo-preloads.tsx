import { HeadTags } from "../head/head-tags";
import { firstAddress } from "../picture/picture-markup";
import { firstPhotos, priorityOf } from "./preload-window";

/** A variant of a photo and the windows for which the browser will choose it. */
interface Variant {
  address: string | undefined;
  type: string | undefined;
  media: string;
}

/**
 * The variants of a photo, each with a condition that excludes those before it: of the sources of a
 * picture the first that fits is used, of preloads all that fit.
 */
export const variantsOf = ({
  images: { sources = [] },
}: Queries.CarouselPhotoFragment["image"]): Variant[] =>
  sources.map(({ srcSet, type, media }, index) => {
    const earlier = sources.slice(0, index).map((source) => `(not ${source.media})`);
    return {
      address: firstAddress(srcSet),
      type,
      media: [...earlier, ...(media ? [media] : [])].join(" and "),
    };
  });

/** Preloads the photos that the carousel shows first, in the one variant that the window needs. */
export const PhotoPreloads = ({ photos }: { photos: readonly Queries.CarouselPhotoFragment[] }) => (
  <HeadTags>
    {photos
      .slice(0, firstPhotos.length)
      .flatMap(({ image }, index) =>
        variantsOf(image).map(({ address, type, media }) => (
          <link
            key={address}
            rel="preload"
            as="image"
            href={address}
            type={type}
            media={media}
            fetchPriority={priorityOf(index)}
          />
        )),
      )}
  </HeadTags>
);
