import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "./create-schema-customization";

test("texts get typographic quotes; names for other services stay as typed", async () => {
  const createTypes = jest.fn<void, [string[]]>();
  const actions = { createTypes, createFieldExtension: jest.fn() };
  const args = { actions } as unknown as CreateSchemaCustomizationArgs;
  await createSchemaCustomization?.(args, { plugins: [] }, () => undefined);
  const types = createTypes.mock.calls.flat(2).join("\n");
  const fieldsOf = (type: string) => types.split(`type ${type} `)[1]?.split("\n}")[0];
  expect(fieldsOf("SiteIdentity")).toMatch(/^ {2}name: String! @typographic$/m);
  expect(fieldsOf("SiteIdentityBooking")).toMatch(/^ {2}name: String!$/m);
});
