import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "../support/fixtures";
import { routes } from "../support/routes";
import { readHtml } from "./page-text";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // React and Gatsby write HTML in this style.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "void-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // Gatsby's router and announcer have one.
      "no-inline-style": "off",
      // The styles keep phone numbers on one line.
      "tel-non-breaking": "off",
      // The owner's titles of posts may be long.
      "long-title": "off",
      // The price estimator answers each choice.
      "wcag/h32": "off",
    },
  }),
);

test("the HTML of each page is valid", async () => {
  for (const route of routes) {
    const { results } = await validator.validateString(readHtml(route));
    const messages = results.flatMap((result) => result.messages);
    const errors = messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    );
    expect(errors, route).toEqual([]);
  }
});
