import { z } from "zod";
import type { Collection } from "../content/model/define-collection";
import { isoDate, line, text } from "../content/model/fields";
import { typeDefinitions } from "./create-schema-customization";

const collection = (kind: Collection["kind"], shape: z.ZodRawShape): Collection => ({
  source: "data/things.json",
  kind,
  type: "Thing",
  schema: z.strictObject(shape),
});

const fields: [what: string, shape: z.ZodRawShape, lines: string[]][] = [
  ["optional text", { title: line.optional() }, ["title: String"]],
  ["text with facts", { answer: text }, ["answer: String! @facts"]],
  ["optional text with facts", { answer: text.optional() }, ["answer: String @facts"]],
  ["list of texts with facts", { features: z.array(text) }, ["features: [String!]! @facts"]],
  ["either of two texts", { href: z.union([z.literal("booking"), z.url()]) }, ["href: String!"]],
  ["number as id", { id: z.int() }, ["jsonId: Int!"]],
  [
    "description",
    { name: line.meta({ description: 'The "name"' }) },
    [String.raw`"The \"name\""`, "name: String!"],
  ],
];

describe("typeDefinitions", () => {
  it.each(fields)("a field of the kind '%s' has its GraphQL field", (_, shape, lines) => {
    expect(typeDefinitions({ things: collection("object", shape) })).toBe(
      [
        '"From data/things.json"',
        'type Thing implements Node @dontInfer @childOf(types: ["File"]) {',
        ...lines.map((definition) => `  ${definition}`),
        "}\n",
      ].join("\n"),
    );
  });

  it("front matter requires only what all kinds of MDX files require", () => {
    const sdl = typeDefinitions({
      posts: collection("mdx", {
        title: line,
        day: isoDate,
        image: line.meta({ picture: "blog" }),
      }),
      pages: collection("mdx", { title: line, day: isoDate, tags: z.array(line) }),
    });
    expect(sdl).toContain("type Mdx implements Node {\n  frontmatter: MdxFrontmatter\n}");
    expect(sdl).toContain("  title: String!\n");
    expect(sdl).toContain("  day: Date! @dateformat\n");
    expect(sdl).toContain("  image: File @fileByRelativePath\n");
    expect(sdl).toContain("  tags: [String!]\n");
  });

  it("throws for a field that GraphQL can't express", () => {
    const shape = { mixed: z.union([z.string(), z.number()]) };
    expect(() => typeDefinitions({ things: collection("object", shape) })).toThrow(
      "ThingMixed: no GraphQL type",
    );
  });
});
