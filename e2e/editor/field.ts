import { test as base, type Page } from "@playwright/test";
import { build } from "esbuild";
import { bundleOptions } from "../../src/gatsby/editor/build-editor";

/* The text field without the rest of the editor: a page that contains only the field. */

const source = `
  import site from "./test/site/data/site.json";
  import { updateShopData } from "./src/editor/files/shop-data";
  import { renderTextField } from "./src/editor/text-field/text-field";
  updateShopData(new Map([["data/site.json", JSON.stringify(site)]]));
  window.openText = (value) => {
    document.body.innerHTML = "<main></main>";
    window.text = value;
    const onChange = (changed) => (window.text = changed);
    renderTextField(document.querySelector("main"), { value, onChange, addFile: async (_, { name }) => name });
  };
`;

let script: Promise<string> | undefined;

const bundle = async () => {
  const { outputFiles } = await build({
    ...bundleOptions(),
    stdin: { contents: source, resolveDir: process.cwd(), loader: "ts" },
    outdir: "test-results/field",
    write: false,
    loader: { ".css": "text", ".woff2": "dataurl" },
  });
  return outputFiles[0]?.text ?? "";
};

interface TestWindow {
  openText: (text: string) => void;
  text: string;
}

const toField = (page: Page) => ({
  /** Pastes text of these types, or a photo, where the cursor is. */
  paste: (data: Record<string, string>, photo?: string) =>
    page.evaluate(
      ([copied, name]) => {
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(copied)) clipboardData.setData(type, text);
        if (name) clipboardData.items.add(new File(["photo"], name, { type: "image/jpeg" }));
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [data, photo] as const,
    ),

  async open(text: string) {
    await page.evaluate((value) => (window as unknown as TestWindow).openText(value), text);
    await page.getByRole("textbox", { name: "Text", exact: true }).waitFor();
  },
  text: () => page.evaluate(() => (window as unknown as TestWindow).text),
});

export const test = base.extend<{ field: ReturnType<typeof toField> }>({
  field: async ({ page }, use) => {
    await page.setContent(`<!doctype html><meta charset="utf-8">`);
    await page.addScriptTag({ content: await (script ??= bundle()), type: "module" });
    await page.waitForFunction(() => "openText" in window);
    await use(toField(page));
  },
});
