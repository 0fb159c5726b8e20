const policyElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const encoding = /<meta charset="utf-8"\/>/i;

/**
 * Puts the policy into a page, or in the place of an earlier one: before all that it governs, and
 * after the encoding, which browsers look for in the first 1,024 bytes alone.
 *
 * @throws Error if the page doesn't name its encoding
 */
export function injectPolicy(html: string, policy: string): string {
  const rest = html.replace(policyElement, "");
  if (!encoding.test(rest))
    throw new Error("A page has no <meta charset>, which the policy follows.");
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return rest.replace(encoding, (found) => found + element);
}
