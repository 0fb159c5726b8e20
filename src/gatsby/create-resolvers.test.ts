import type { CreateResolversArgs } from "gatsby";
import { createResolvers } from "./create-resolvers";

type Resolver = (...values: unknown[]) => unknown;
type Fields = Record<string, { resolve: Resolver } | undefined>;

/** The computed fields that Gatsby receives, by type. */
const registered: Record<string, Fields | undefined> = {};
void createResolvers?.(
  {
    createResolvers: (types: Record<string, Fields>) => {
      for (const [type, fields] of Object.entries(types))
        registered[type] = { ...registered[type], ...fields };
    },
  } as unknown as CreateResolversArgs,
  { plugins: [] },
  () => undefined,
);

/** Resolves a field. */
function resolve(type: string, field: string, record: object) {
  const context = { nodeModel: { getNodeById: () => ({ children: ["a", "b"] }) } };
  return registered[type]?.[field]?.resolve(record, {}, context);
}

test("records have their position in the file", () => {
  expect(resolve("Review", "position", { id: "b", parent: "file" })).toBe(1);
  expect(Object.keys(registered).filter((type) => registered[type]?.position)).toContain("FaqItem");
});
