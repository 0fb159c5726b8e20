import { buildSchema } from "graphql";
import { z } from "zod";
import { collections, type Collection } from "./collections";
import { isoDate, line, slug, text } from "./fields";
import { typeDefinitions } from "./to-graphql";

const gatsbyParts = `
  directive @dontInfer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
  directive @facts on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;

const collection = (kind: Collection["kind"], shape: z.ZodRawShape): Collection => ({
  source: "data/things.json",
  kind,
  type: "Thing",
  schema: z.strictObject(shape),
});

const fields: [what: string, shape: z.ZodRawShape, lines: string[]][] = [
  ["required text", { title: line }, ["title: String!"]],
  ["optional text", { title: line.optional() }, ["title: String"]],
  ["text with facts", { answer: text }, ["answer: String! @facts"]],
  ["optional text with facts", { answer: text.optional() }, ["answer: String @facts"]],
  ["list of texts with facts", { features: z.array(text) }, ["features: [String!]! @facts"]],
  ["optional list", { tags: z.array(line).optional() }, ["tags: [String!]"]],
  ["whole number", { minutes: z.int().min(1) }, ["minutes: Int!"]],
  ["amount", { price: z.number().multipleOf(0.01) }, ["price: Float!"]],
  ["switch", { sample: z.boolean().optional() }, ["sample: Boolean"]],
  ["one of some words", { day: z.enum(["Monday", "Tuesday"]) }, ["day: String!"]],
  ["one fixed word", { timeZone: z.literal("America/Chicago") }, ["timeZone: String!"]],
  ["either of two texts", { href: z.union([z.literal("booking"), z.url()]) }, ["href: String!"]],
  ["day in JSON", { validUntil: isoDate }, ["validUntil: String!"]],
  ["slug as id", { id: slug }, ["jsonId: String!"]],
  ["number as id", { id: z.int() }, ["jsonId: Int!"]],
  [
    "description",
    { name: line.meta({ description: 'The "name"' }) },
    [String.raw`"The \"name\""`, "name: String!"],
  ],
];

describe("typeDefinitions", () => {
  it.each(fields)(
    "gives a record with a field of the kind '%s' its GraphQL field",
    (_, shape, lines) => {
      expect(typeDefinitions({ things: collection("object", shape) })).toBe(
        [
          '"From data/things.json"',
          'type Thing implements Node @dontInfer @childOf(types: ["File"]) {',
          ...lines.map((definition) => `  ${definition}`),
          "}\n",
        ].join("\n"),
      );
    },
  );

  it("adds the position to the records of a list", () => {
    expect(typeDefinitions({ things: collection("list", { name: line }) })).toContain(
      "  position: Int!\n",
    );
  });

  it("names nested objects after their type and field", () => {
    const link = z.strictObject({ href: line });
    const shape = {
      price: z.strictObject({ starting: z.number() }),
      links: z.array(link).optional(),
    };
    const sdl = typeDefinitions({ things: collection("object", shape) });
    expect(sdl).toContain("  price: ThingPrice!\n  links: [ThingLinks!]\n");
    expect(sdl).toContain("type ThingPrice {\n  starting: Float!\n}");
    expect(sdl).toContain("type ThingLinks {\n  href: String!\n}");
  });

  it("requires in front matter only what every kind of MDX file requires", () => {
    const sdl = typeDefinitions({
      posts: collection("mdx", {
        title: line,
        day: isoDate,
        image: line.meta({ picture: "blog" }),
      }),
      pages: collection("mdx", { title: line, day: isoDate.optional(), tags: z.array(line) }),
    });
    expect(sdl).toContain("type Mdx implements Node {\n  frontmatter: MdxFrontmatter\n}");
    expect(sdl).toContain("  title: String!\n");
    expect(sdl).toContain("  day: Date @dateformat\n");
    expect(sdl).toContain("  image: File @fileByRelativePath\n");
    expect(sdl).toContain("  tags: [String!]\n");
  });

  it("requires a day in front matter before its format", () => {
    expect(typeDefinitions({ pages: collection("mdx", { day: isoDate }) })).toContain(
      "  day: Date! @dateformat\n",
    );
  });

  it("refuses a field that GraphQL can't express", () => {
    const shape = { mixed: z.union([z.string(), z.number()]) };
    expect(() => typeDefinitions({ things: collection("object", shape) })).toThrow(
      "ThingMixed: no GraphQL type",
    );
  });

  it("gives a schema that GraphQL accepts for the site's own collections", () => {
    const schema = buildSchema(gatsbyParts + typeDefinitions(collections));
    const types = Object.values(collections).map(({ kind, type }) =>
      kind === "mdx" ? "Mdx" : type,
    );
    expect(types.filter((type) => !schema.getType(type))).toEqual([]);
  });
});
