import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "./create-schema-customization";

interface ObjectType {
  name: string;
  fields: Record<string, object>;
}

test("texts get typographic quotes; names for other services stay as typed", async () => {
  const types = new Map<string, ObjectType["fields"]>();
  const buildObjectType = ({ name, fields }: ObjectType) => types.set(name, fields);
  const actions = { createTypes: jest.fn(), createFieldExtension: jest.fn() };
  const args = { actions, schema: { buildObjectType } } as unknown as CreateSchemaCustomizationArgs;
  await createSchemaCustomization?.(args, { plugins: [] }, () => undefined);
  expect(types.get("SiteIdentity")?.name).toHaveProperty("extensions", { typographic: {} });
  expect(types.get("SiteIdentityBooking")?.name).toHaveProperty("extensions", {});
});
