import type { BrowserContext, Page } from "@playwright/test";
import { collectLinks, type PageLinks } from "./collect-links";

/**
 * Follows links through the site and notes those that lead nowhere. Each address is asked for once.
 */
export class Crawl {
  /** What is wrong, one line for each place where it stands. */
  readonly errors: string[] = [];
  /** The paths of the pages that were found, from the start on. */
  readonly paths: string[] = [];
  private readonly known = new Map<string, Promise<PageLinks | string>>();

  private constructor(
    private readonly page: Page,
    private readonly published: string,
  ) {}

  /**
   * Begins a crawl, which reads pages in a tab that has no policy of its own for their styles.
   *
   * @param published the origin that the site is built for
   */
  static async begin(context: BrowserContext, published: string): Promise<Crawl> {
    const page = await context.newPage();
    await page.goto("/robots.txt");
    return new Crawl(page, published);
  }

  /** Reads a path and everything that it leads to. */
  async follow(path: string): Promise<void> {
    this.paths.push(path);
    const found = await this.read(path);
    if (typeof found === "string") return void this.errors.push(`${path}: ${found}`);
    await this.check(path, found);
  }

  /** Checks what a page refers to, and follows links to pages not met before. */
  async check(path: string, { links, assets }: PageLinks): Promise<void> {
    for (const address of new Set(assets)) {
      const asset = this.own(address, path);
      const found = asset && (await this.read(asset.pathname + asset.search));
      if (typeof found === "string") this.errors.push(`${path}: ${address} ${found}`);
    }
    for (const address of new Set(links)) {
      const target = this.own(address, path);
      if (!target) continue;
      if (!this.paths.includes(target.pathname)) await this.follow(target.pathname);
      const found = await this.read(target.pathname);
      const fragment = decodeURIComponent(target.hash.slice(1));
      if (typeof found === "string") this.errors.push(`${path}: ${address} ${found}`);
      else if (fragment && !found.ids.includes(fragment))
        this.errors.push(`${path}: ${address} has no such fragment`);
    }
  }

  /** The address, if it is one of this site: under the name it is tested or published by. */
  private own(address: string, path: string): URL | undefined {
    const url = new URL(address, new URL(path, this.page.url()));
    return [this.published, new URL(this.page.url()).origin].includes(url.origin) ? url : undefined;
  }

  /** What a path refers to, or why it can't be read; a redirect is an error of the link to it. */
  private read(path: string): Promise<PageLinks | string> {
    const known = this.known.get(path) ?? this.fetch(path);
    this.known.set(path, known);
    return known;
  }

  private async fetch(path: string): Promise<PageLinks | string> {
    const response = await this.page.request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) return `answers ${response.status()}`;
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    if (!isPage) return { links: [], assets: [], ids: [] };
    return this.page.evaluate(collectLinks, await response.text());
  }
}
