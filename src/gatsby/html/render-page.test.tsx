/** @jest-environment node */
import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { type ReactNode, Suspense, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import * as site from "./render-page";

const plugin = jest.requireActual<GatsbySSR>("gatsby-plugin-react-helmet/gatsby-ssr");
const options = { plugins: [] };

/** Calls the functions in Gatsby's order. Returns the title, if the page has one. */
async function titleOf(page: ReactNode): Promise<string | undefined> {
  const head: ReactNode[] = [];
  const args = {
    bodyComponent: page,
    replaceBodyHTMLString: jest.fn(),
    setHeadComponents: (tags: ReactNode[]) => head.push(...tags),
    setHtmlAttributes: jest.fn(),
    setBodyAttributes: jest.fn(),
  };
  await site.replaceRenderer?.(args as unknown as ReplaceRendererArgs, options);
  for (const { onRenderBody } of [plugin, site])
    onRenderBody?.(args as unknown as RenderBodyArgs, options);
  return /<title[^>]*>(.*)<\/title>/.exec(renderToStaticMarkup(head))?.[1];
}

const Slow = ({ until }: { until: Promise<ReactNode> }) => use(until);

const Broken = () => {
  throw new Error("no price");
};

const titled = (title: string, part?: ReactNode) => (
  <>
    <Helmet title={title} />
    {part}
  </>
);

test("pages that a build renders at once have their own heads, also after a page that throws", async () => {
  const later = new Promise<ReactNode>((resolve) => setImmediate(resolve, null));
  const pages = [
    titled("Slow", <Slow until={later} />),
    titled("Prices"),
    <p key="untitled">no title</p>,
    titled("Broken", <Broken />),
    titled("Broken part", <Suspense children={<Broken />} />),
    titled("Hours"),
  ];
  const titles = pages.map((page) => titleOf(page).catch((error: Error) => error.message));
  expect(await Promise.all(titles)).toEqual([
    "Slow",
    "Prices",
    undefined,
    "no price",
    "no price",
    "Hours",
  ]);
});
