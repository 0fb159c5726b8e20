import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { postDataFolder, postDataPath, postPath } from "../../lib/links/routes";
import type { ListedPost } from "../../lib/posts";

const query = /* GraphQL */ `
  query PostData($contentPath: String!) {
    post: mdx(contentPath: { eq: $contentPath }) {
      folder
      readingMinutes
      tree
      pictures {
        name
        file {
          childImageSharp {
            gatsbyImageData(width: 1600, breakpoints: [640, 1024, 1600], quality: 72)
          }
        }
      }
      frontmatter {
        title
        preview
        author
        category
        tags
        draft
        datePublished
        lastModified
        eventDate
        imageAlt
        image {
          childImageSharp {
            card: resize(width: 1200, height: 630, quality: 80, toFormat: JPG) {
              src
            }
            gatsbyImageData(width: 1216, breakpoints: [360, 720, 1216])
          }
        }
      }
    }
  }
`;

/** Writes a file of each post for the dialog and the chat: the data of the page query in templates/post.tsx. */
export async function writePosts(args: CreatePagesArgs, posts: ListedPost[]): Promise<void> {
  await rm(`public${postDataFolder}`, { recursive: true, force: true }); // of drafts, too
  for (const { contentPath, folder } of posts) {
    const { data, ...result } = await args.graphql<Queries.PostDataQuery>(query, { contentPath });
    if (result.errors)
      args.reporter.panicOnBuild(`The post ${folder} can't be read.`, result.errors as Error[]);
    const file = `public${postDataPath(postPath(folder))}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(data?.post ?? null));
  }
}
