import { SaxesParser, type SaxesTagNS } from "saxes";
import { drawingElements, findInAttribute, findInCss, inertNamespaces } from "./svg-rules";

/** Why an SVG can't be published unchanged. */
export interface SvgFault {
  found: string;
  line: number;
}

const svgNamespace = "http://www.w3.org/2000/svg";

/** Thrown to stop the parser at the first fault. */
class Fault extends Error {}

function findInTag({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  const isDrawing = uri === svgNamespace && drawingElements.has(local);
  if (!isDrawing && !inertNamespaces.some((one) => one.test(uri))) return `<${name}>`;
  return Object.values(attributes)
    .map((attribute) => findInAttribute(attribute.name, attribute.value))
    .find(Boolean);
}

function reject(found: string | undefined): void {
  if (found) throw new Fault(found);
}

function watch(parser: SaxesParser<{ xmlns: true }>): void {
  let isRoot = true;
  /** The text of the current `<style>` element. */
  let style: string | undefined;
  parser.on("xmldecl", ({ encoding = "utf-8" }) =>
    reject(/^(?:utf-8|us-ascii)$/i.test(encoding) ? undefined : `the encoding ${encoding}`),
  );
  parser.on("doctype", () => reject("<!DOCTYPE>"));
  parser.on("processinginstruction", ({ target }) => reject(`<?${target}?>`));
  parser.on("opentag", (tag) => {
    if (isRoot && !(tag.local === "svg" && tag.uri === svgNamespace))
      reject(`<${tag.name}> in the place of <svg xmlns="${svgNamespace}">`);
    isRoot = false;
    if (style !== undefined) reject(`<${tag.name}> in <style>`);
    reject(findInTag(tag));
    if (tag.local === "style") style = "";
  });
  const addText = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    if (style !== undefined) reject(findInCss(style));
    style = undefined;
  });
  parser.on("error", () => reject("a mistake in its markup"));
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Finds code and external files in an SVG, parsed as a browser does. Allows only elements and
 * references that are known to be harmless.
 *
 * @returns the first fault; `undefined` if the SVG can be published unchanged
 */
export function findSvgFault(bytes: Buffer): SvgFault | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { found: "another encoding than UTF-8", line: 1 };
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  watch(parser);
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (error instanceof Fault) return { found: error.message, line: parser.line };
    throw error;
  }
}
