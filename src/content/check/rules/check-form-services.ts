import { findFormService } from "../../../lib/forms/form-services";
import { parseUrl } from "../../../lib/links/parse-url";
import { errorAt, getValue, type RawContent } from "../content";
import { type ContentError, formatValue } from "../errors";

const endpointFields = [
  ["forms", "contactEndpoint"],
  ["forms", "newsletterEndpoint"],
];

/** The required form of a form service's address; `undefined` if it is correct or the service is unknown. */
function expectedAddress(endpoint: unknown): string | undefined {
  const url = typeof endpoint === "string" ? parseUrl(endpoint) : undefined;
  const service = url && findFormService(url);
  return !service || service.path.test(url.pathname)
    ? undefined
    : `the address that ${service.name} gives each form, like ${service.example}`;
}

/** Errors of addresses at which a known form service accepts no forms. */
export const checkFormServices = ({ site }: RawContent): ContentError[] =>
  site.records.flatMap((record) =>
    endpointFields.flatMap((field) => {
      const endpoint = getValue(record.value, field);
      const expected = expectedAddress(endpoint);
      return expected ? errorAt(record, field, { found: formatValue(endpoint), expected }) : [];
    }),
  );
