import { copyFile, mkdir } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";
import { galleryUrl } from "../../lib/pictures";

const query = /* GraphQL */ `
  query GalleryFiles {
    allGalleryPhoto {
      nodes {
        file {
          ...PublishedPhoto
        }
      }
    }
    homeText {
      visit {
        pair {
          before {
            file {
              ...PublishedPhoto
            }
          }
          after {
            file {
              ...PublishedPhoto
            }
          }
        }
      }
    }
  }
  fragment PublishedPhoto on File {
    name
    childImageSharp {
      sm: gatsbyImageData(width: 640, breakpoints: [640], quality: 72)
      md: gatsbyImageData(width: 1024, breakpoints: [1024], quality: 72)
      lg: gatsbyImageData(width: 1600, breakpoints: [1600], quality: 72)
    }
  }
`;

/** Copies the carousel's files to /img-cache/. gatsby-plugin-sharp has no option for the name. */
export async function copyGallery(args: BuildArgs): Promise<void> {
  const { data } = await args.graphql<Queries.GalleryFilesQuery>(query);
  const { allGalleryPhoto, homeText } = assertDefined(data, "the gallery");
  const pair = homeText?.visit?.pair;
  await mkdir("public/img-cache", { recursive: true });
  for (const photo of [...allGalleryPhoto.nodes, pair?.before, pair?.after]) {
    for (const [size, image] of Object.entries(photo?.file.childImageSharp ?? {})) {
      const [to = ""] = galleryUrl(photo!.file.name, size, image).split("?");
      await copyFile(`public${image.images.fallback!.src}`, `public${to}`);
    }
  }
}
