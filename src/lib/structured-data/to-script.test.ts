import { toScript } from "./to-script";

test.each([
  ["the end of a script", "</script><script>alert(1)</script>"],
  ["a comment", "<!-- <script>"],
  ["plain words", "Feet, Face & Fanny: 5 > 4"],
])("%s in a text can't end the script", (_, name) => {
  const script = toScript({ "@type": "Thing", name });
  expect(script).not.toContain("<");
  expect(JSON.parse(script)).toEqual({ "@context": "https://schema.org", "@type": "Thing", name });
});
