import { picture } from "./records";
import { type Part, textTree } from "./text-tree";

type Post = NonNullable<Queries.PostDataQuery["post"]>;
type Frontmatter = NonNullable<Post["frontmatter"]>;

/** An MDX text as data; in queries its type is just an object. */
export const textOf = (...parts: Part[]): Queries.MdxTextFragment => ({
  tree: textTree(...parts) as unknown as Post["tree"],
  pictures: [],
});

export const post = (folder: string, changes: Partial<Frontmatter> = {}): Post => ({
  folder,
  readingMinutes: 3,
  ...textOf(["h2", null, "What to do"], ["p", null, "Brush twice a week."]),
  frontmatter: {
    title: `All about ${folder}`,
    preview: `What we know of ${folder} from the grooming table, in short.`,
    author: "Ada Byron",
    category: "Pet Health",
    tags: ["coats", "summer care"],
    datePublished: "2026-04-01",
    lastModified: "2026-04-08",
    eventDate: null,
    imageAlt: "A dog in the sun",
    draft: null,
    image: {
      childImageSharp: {
        gatsbyImageData: picture(`/${folder}.webp`),
        card: { src: `/${folder}.jpg` },
      },
    },
    ...changes,
  },
});
