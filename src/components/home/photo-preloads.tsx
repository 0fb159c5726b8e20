import type { IGatsbyImageData } from "gatsby-plugin-image";
import { HeadTags } from "../ui/head-tags";
import { firstUrl } from "../ui/picture";
import { firstPhotos, priorityOf } from "./photo-slide";

/** A source's media condition without earlier ones: the browser would preload all that match. */
function onlyFor(sources: NonNullable<IGatsbyImageData["images"]["sources"]>, index: number) {
  const earlier = sources.slice(0, index).map(({ media }) => `(not ${media})`);
  return [...earlier, sources[index]?.media].filter(Boolean).join(" and ");
}

export const PhotoPreloads = ({ photos }: { photos: readonly Queries.CarouselPhotoFragment[] }) => (
  <HeadTags>
    {photos
      .slice(0, firstPhotos.length)
      .flatMap(({ image: { images } }, photo) =>
        images.sources?.map(({ srcSet, type }, index, sources) => (
          <link
            key={srcSet}
            rel="preload"
            as="image"
            href={firstUrl(srcSet)}
            type={type}
            media={onlyFor(sources, index)}
            fetchPriority={priorityOf(photo)}
          />
        )),
      )}
  </HeadTags>
);
