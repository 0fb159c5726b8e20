import { fieldText } from "../field-text";
import { css } from "@emotion/react";
import type { Root } from "hast";
import { MdxText } from "../../components/ui/mdx-text";
import { PageContainer } from "../../components/ui/page-container";
import { PageHeader } from "../../components/ui/page-header";
import { PostMeta } from "../../components/blog/post-meta";
import { Prose } from "../../components/ui/prose";
import type { Post } from "../../browser/load-post";
import { readingMinutes } from "../../lib/posts";
import { elementsIn } from "../../lib/text/hast";
import { fillTree, textToHast } from "../../content/text/text-to-hast";
import { pictureAddress, type PreviewProps } from "./mount-preview";
import { currentFacts } from "../files/shop-data";

const validDay = (value: unknown): string =>
  Number.isNaN(Date.parse(`${String(value)}T00:00:00Z`)) ? "" : String(value);

/** Texts written by hand may contain what MDX can't parse. */
function tryToRead(body: string): Root {
  try {
    return fillTree(textToHast(body, /./), currentFacts());
  } catch {
    const value = "This text can’t be shown: a tag in it isn’t complete.";
    return { type: "root", children: [{ type: "text", value }] };
  }
}

const picturesIn = (tree: Root): string[] =>
  elementsIn(tree).flatMap(({ properties: { src, before, after } }) =>
    [src, before, after].filter(Boolean).map(String),
  );

const anySize = { layout: "constrained", width: 1200, height: 900 } as const;

const Text = ({ data }: PreviewProps) => {
  const tree = tryToRead(fieldText(data.body));
  const pictures = [...new Set(picturesIn(tree))].map((name) => {
    const fallback = { src: pictureAddress(name) ?? name };
    const gatsbyImageData = { ...anySize, images: { fallback } };
    return { name, file: { childImageSharp: { gatsbyImageData } } };
  });
  return (
    <Prose>
      <MdxText pictures={pictures} tree={tree} bookingSource="blog" />
    </Prose>
  );
};

/** A post in the editor. A new field of the front matter needs a line here: no type checks it. */
export const PostPreview = ({ data }: PreviewProps) => {
  const cover = pictureAddress(fieldText(data.image));
  const frontmatter = {
    category: data.category ?? "",
    author: data.author ?? "",
    draft: data.draft === true,
    datePublished: validDay(data.datePublished),
    lastModified: validDay(data.lastModified),
    eventDate: validDay(data.eventDate),
  } as Post["frontmatter"];
  return (
    <article>
      <PageHeader title={fieldText(data.title)}>
        <PostMeta
          folder=""
          frontmatter={frontmatter}
          readingMinutes={readingMinutes(fieldText(data.body))}
        />
      </PageHeader>
      <PageContainer>
        {cover && <img src={cover} alt={fieldText(data.imageAlt)} css={picture} />}
        <Text data={data} />
      </PageContainer>
    </article>
  );
};

export const PagePreview = ({ data }: PreviewProps) => (
  <>
    <PageHeader title={fieldText(data.title)} />
    <PageContainer>
      <Text data={data} />
    </PageContainer>
  </>
);

const picture = css`
  width: min(100%, 26rem);
  margin-bottom: var(--space-8);
`;
