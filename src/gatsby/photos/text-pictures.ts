import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { postState } from "../../lib/blog/post-state";
import { todayInAustin } from "../../lib/local-time";
import { pictureName } from "../../lib/text-pictures";
import { loadTextReader } from "../../text/load-text-reader";
import { namesIn, partsOf } from "../../text/mdx-node";
import { isBuild } from "../is-build";
import { queryForPages } from "../pages/query-for-pages";

/** A picture that a text shows. */
interface TextPicture {
  /** As the text names it. */
  name: string;
  /** Its file in `content`. */
  relativePath: string;
}

const mayHavePictures = /!\[|<BeforeAfter\b/;

/**
 * The pictures that a text shows, each once; none of a text that can't be read, which only the live
 * preview meets.
 *
 * @param contentPath of the text, without its ending
 */
export async function picturesInText(body: string, contentPath: string): Promise<TextPicture[]> {
  if (!mayHavePictures.test(body)) return [];
  const { parse } = await loadTextReader();
  try {
    const names = new Set(partsOf(parse(body)).flatMap(namesIn));
    return [...names]
      .filter((name) => pictureName.test(name))
      .map((name) => ({ name, relativePath: `${path.posix.dirname(contentPath)}/${name}` }));
  } catch {
    return [];
  }
}

/**
 * What the variants of a text's picture are called: by its place, with two hyphens where that has
 * slashes, since no photo of the gallery has them.
 */
export const variantNameOf = (relativePath: string): string => relativePath.replaceAll("/", "--");

const readTexts = /* GraphQL */ `
  query TextsWithPictures {
    allMdx {
      nodes {
        body
        fields {
          contentPath
        }
        frontmatter {
          datePublished
          draft
        }
      }
    }
  }
`;

/** The files of `content` that texts show which visitors may see; in the live preview, those of all. */
export async function listTextPictures(args: CreatePagesArgs): Promise<string[]> {
  const what = "The texts of content";
  const data = await queryForPages<Queries.TextsWithPicturesQuery>(args, what, readTexts);
  const today = todayInAustin(new Date());
  const shown = (data?.allMdx.nodes ?? []).filter(({ frontmatter }) => {
    const { datePublished, draft } = frontmatter ?? {};
    // Pages have no day, and are always out.
    return (
      !isBuild() || !datePublished || postState({ datePublished, draft }, today) === "published"
    );
  });
  const pictures = await Promise.all(
    shown.map(({ body, fields }) => picturesInText(body ?? "", fields.contentPath)),
  );
  return pictures.flat().map(({ relativePath }) => relativePath);
}
