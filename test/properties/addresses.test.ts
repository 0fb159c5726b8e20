import fc from "fast-check";
import { blogPath, tagPath } from "../../src/lib/blog/blog-paths";
import { pagePath } from "../../src/lib/pagination";
import { bookingLink } from "../../src/lib/booking-link";
import { mailLink } from "../../src/lib/contact-links";
import { headingId } from "../../src/lib/slug";
import { toScript } from "../../src/lib/structured-data/to-script";
import "./seed";

/** Texts of all of Unicode, and those that have a meaning in addresses and markup. */
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...`</script>&?#=%"' +\r\n\\u2028../`) }),
);

test("a booking link carries the shop's name, keeps its other parameters, and stays at the provider", () => {
  const booking = fc.record({
    url: fc.webUrl({ validSchemes: ["https"], withQueryParameters: true }),
    parameter: fc.stringMatching(/^[A-Za-z][\w-]*$/),
    name: text,
  });
  fc.assert(
    fc.property(booking, ({ url, parameter, name }) => {
      const link = new URL(bookingLink({ url, parameter, name, groomerPageUrl: url }));
      const before = new URL(url);
      expect(link.origin + link.pathname).toBe(before.origin + before.pathname);
      expect(link.searchParams.getAll(parameter)).toEqual([name]);
      before.searchParams.delete(parameter);
      link.searchParams.delete(parameter);
      expect([...link.searchParams]).toEqual([...before.searchParams]);
    }),
    { numRuns: 1000 },
  );
});

test("a mail's subject and body arrive as they are, and name no other reader", () => {
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const link = new URL(mailLink("hello@shop.example", { subject, body }));
      expect(link.pathname).toBe("hello@shop.example");
      const fields = link.search.slice(1).split("&").filter(Boolean);
      const read = Object.fromEntries(
        fields.map((field) => field.split("=").map(decodeURIComponent) as [string, string]),
      );
      const sent = { subject, body: body.replaceAll(/\r?\n/g, "\r\n") };
      expect(read).toEqual(
        Object.fromEntries(
          Object.entries({ ...sent, subject: subject.replaceAll(/\r?\n/g, "\r\n") }).filter(
            ([, value]) => value,
          ),
        ),
      );
    }),
    { numRuns: 1000 },
  );
});

test("a tag's address is one part below /blog/tag/, whatever the tag", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 500 }), (tag, page) => {
      fc.pre(/[\p{L}\p{N}]/u.test(tag));
      const path = pagePath(tagPath(tag), page);
      const parts = new URL(path, "https://shop.example").pathname.split("/");
      expect(parts.slice(0, 3).join("/")).toBe(`${blogPath}tag`);
      expect(parts).toHaveLength(page === 1 ? 5 : 7);
      expect(parts[3]).not.toBe("");
    }),
    { numRuns: 1000 },
  );
});

test("a fragment has letters, digits and hyphens alone", () => {
  fc.assert(fc.property(text, (title) => /^[\p{Ll}\p{Lm}\p{Lo}\p{N}-]*$/u.test(headingId(title))));
});

test("structured data ends no script and reads back as it was", () => {
  fc.assert(
    fc.property(text, (name) => {
      const script = toScript({ "@type": "Person", name });
      expect(script).not.toMatch(/<[/!a-z]/i);
      expect(JSON.parse(script)).toEqual({
        "@context": "https://schema.org",
        "@type": "Person",
        name,
      });
    }),
  );
});
