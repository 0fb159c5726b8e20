import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import type { ComponentType, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import fallbackFonts from "../../styles/fallback-fonts.css";
import textFont from "../../styles/fonts/figtree-400-700.woff2";
import headingFont from "../../styles/fonts/fraunces-600.woff2";
import globalStyles from "../../styles/global.css";
import tokens from "../../styles/tokens.css";

export interface PreviewProps {
  /** The fields as typed, not yet validated. */
  data: Record<string, unknown>;
}

type Show = (preview: ReactNode) => void;

const fonts = `
  @font-face { font-family: Fraunces; font-weight: 600; src: url(${headingFont}) }
  @font-face { font-family: Figtree; font-weight: 400 700; src: url(${textFont}) }
`;

function prepareFrame(element: Element): Show {
  const { head } = element.ownerDocument;
  const styles = element.ownerDocument.createElement("style");
  styles.textContent = [tokens, fallbackFonts, fonts, globalStyles].join("\n");
  head.append(styles);
  const cache = createCache({ key: "css", container: head, stylisPlugins: [] });
  const root = createRoot(element);
  return (preview) => root.render(<CacheProvider value={cache}>{preview}</CacheProvider>);
}

const frames = new WeakMap<Element, Show>();

function renderPreview(element: Element, preview: ReactNode): void {
  const show = frames.get(element) ?? prepareFrame(element);
  frames.set(element, show);
  show(preview);
}

/** Finds a picture of the entry, as soon as the preview has shown it. */
let findPicture = (_name: string): string | undefined => undefined;

/** The URL at which the browser can show a picture of the entry that is open. */
export const pictureAddress = (name: string): string | undefined =>
  name.startsWith("blob:") ? name : findPicture(name);

export const toTemplate =
  (Preview: ComponentType<PreviewProps>) =>
  ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const { data } = entry.toJS();
    findPicture = (name) => getAsset(name)?.url;
    return h("div", {
      ref: (element: Element | null) => element && renderPreview(element, <Preview data={data} />),
    });
  };
