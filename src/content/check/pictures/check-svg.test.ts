import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../list-files";
import { findSvgFault } from "./check-svg";

const svg = (content: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const photo = "data:image/png;base64,iVBORw0KGgo=";

test.each<[string, string]>([
  ["shapes", svg('<g id="a"><path d="M0 0h9"/></g><use href="#a" xlink:href="#a"/>')],
  ["a byte order mark and a declaration", `\ufeff<?xml version="1.0" encoding="UTF-8"?>${svg("")}`],
  [
    "a style",
    svg("<style><![CDATA[@media(prefers-color-scheme:dark){path{fill:url(#a)}}]]></style>"),
  ],
  ["a gradient", svg('<linearGradient id="a"/><path fill="url(\'#a\')" style="mask:url(#a)"/>')],
  ["a photo", svg(`<image xlink:href="${photo}"/>`)],
  ["a font", svg("<style>@font-face{font-family:a;src:url(data:font/woff2;base64,d09G)}</style>")],
  ["an animation", svg('<animate attributeName="opacity" values="0;1"/>')],
  [
    "metadata of a drawing program",
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" inkscape:export-filename="C:\\dog (1).png"><metadata><rdf:RDF rdf:about=""/></metadata></svg>`,
  ],
])("allows %s", (_, text) => {
  expect(findSvgFault(Buffer.from(text))).toBeUndefined();
});

test.each<[string, string]>([
  ["<script>", svg("<script>alert(1)</script>")],
  ["<s:script>", svg('<s:script xmlns:s="http://www.w3.org/2000/svg" href="#a"/>')],
  ["<h:script>", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  ["<script>", svg('<metadata><script xmlns="http://www.w3.org/1999/xhtml"/></metadata>')],
  ["<foreignObject>", svg("<foreignObject/>")],
  ["<iframe>", svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/>')],
  ["<a>", svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ["<handler>", svg("<handler/>")],
  ["the attribute onload, which runs code", svg("", 'onload="alert(1)"')],
  ["the attribute OnClick, which runs code", svg('<path OnClick="alert(1)"/>')],
  ["an animation of href", svg('<set attributeName="href" to="javascript:alert(1)"/>')],
  ["an animation of xlink:href", svg('<animate attributeName=" xlink:href " values="x"/>')],
  ["an animation of onclick", svg('<set attributeName="onclick" to="alert(1)"/>')],
  [
    "xlink:href that leads out of the drawing",
    svg('<use xlink:href="https://evil.example/a.svg#a"/>'),
  ],
  ["href that leads out of the drawing", svg('<image href="/photo.jpg"/>')],
  ["href that leads out of the drawing", svg('<use href="&#106;avascript:alert(1)"/>')],
  ["href that leads out of the drawing", svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ["href that leads out of the drawing", svg('<feImage href="data:text/html,x"/>')],
  ["the attribute xml:base", svg("", 'xml:base="https://evil.example/"')],
  ["a url() that leads out of the drawing", svg('<path fill="url(//evil.example/a#b)"/>')],
  [
    "a url() that leads out of the drawing",
    svg("<path style=\"fill:URL( 'https://evil.example' )\"/>"),
  ],
  ["a url() that leads out of the drawing", svg("<style>path{mask:url(a.svg)}</style>")],
  [
    "a url() that leads out of the drawing",
    svg('<set attributeName="fill" to="url(https://a.example)"/>'),
  ],
  ["a style with an unfinished url()", svg("<style>path{mask:url(https://evil.example/a</style>")],
  [
    "a style with a backslash, which can hide a URL",
    svg('<path fill="\\75rl(https://a.example)"/>'),
  ],
  ["a style with a backslash, which can hide a URL", svg("<style>@\\69mport 'a'</style>")],
  ["@import in a style", svg("<style>@import 'https://evil.example/a.css';</style>")],
  ["@import in a style", svg("<style><![CDATA[@im]]>port 'https://evil.example/a.css';</style>")],
  ["@namespace in a style", svg('<style>@namespace "a";</style>')],
  ["a style that loads a file", svg("<style>path{mask:image-set('https://a.example' 1x)}</style>")],
  ["<title> in <style>", svg("<style>@import 'a';<title/></style>")],
  ["<!DOCTYPE>", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg("&a;")}`],
  ["<?xml-stylesheet?>", `<?xml-stylesheet href="https://evil.example/a.xsl"?>${svg("")}`],
  ["a mistake in its markup", svg("&nbsp;")],
  ["a mistake in its markup", `${svg("")}<script/>`],
  ["a mistake in its markup", "<svg"],
  ["a mistake in its markup", ""],
  ["<html> in the place of <svg", "<html><body onload='alert(1)'/></html>"],
  ["<svg> in the place of <svg", "<svg><path/></svg>"],
  ["the encoding ISO-2022-JP", `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("")}`],
])("refuses %s", (found, text) => {
  expect(findSvgFault(Buffer.from(text))?.found).toContain(found);
});

test("refuses other encodings and compressed drawings", () => {
  const other = [Buffer.from(`\ufeff${svg("")}`, "utf16le"), Buffer.from([0x1f, 0x8b, 8, 0])];
  for (const bytes of other) expect(findSvgFault(bytes)?.found).toBe("another encoding than UTF-8");
});

test("reports the line", () => {
  expect(findSvgFault(Buffer.from(svg("\n<path/>\n<script/>")))?.line).toBe(3);
});

test("allows the site's own drawings", async () => {
  const files = (await listFiles(".", "static/ornaments")).filter((file) => file.endsWith(".svg"));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect([path.basename(file), findSvgFault(readFileSync(file))]).toEqual([
      path.basename(file),
      undefined,
    ]);
});
