import { withPlainTexts } from "./form-fields";
import { fileFormats } from "./file-formats";

test("bullets are saved as a list, which is read back the same", () => {
  const typed = { title: "Bath • Nails", body: "•\u00a0Bath\n•\u00a0Nails" };
  const plain = withPlainTexts(typed) as typeof typed;
  expect(plain).toEqual({ title: "Bath • Nails", body: "- Bath\n- Nails" });
  const article = fileFormats.find(({ extension }) => extension === "mdx");
  expect(article?.fromFile(article.toFile(plain))).toEqual(plain);
  expect(article?.fromFile(article.toFile(typed))).toEqual(plain);
});
