import { copyFile, mkdir } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import { assertDefined } from "../../lib/assert-defined";

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
    childImageSharp {
      gallery {
        files {
          from
          to
        }
      }
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
    for (const { from, to } of photo?.file.childImageSharp.gallery.files ?? [])
      await copyFile(`public${from}`, `public${to}`);
  }
}
