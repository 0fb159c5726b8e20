import { toScript } from "../lib/structured-data/to-script";
import { readStructuredData } from "./read-structured-data";

test("reads what the build wrote", () => {
  const data = { "@type": "LocalBusiness", name: "Feet & Face <3" } as const;
  document.head.innerHTML = `<script type="application/ld+json">${toScript(data)}</script>`;
  expect(readStructuredData()).toEqual([{ "@context": "https://schema.org", ...data }]);
});
