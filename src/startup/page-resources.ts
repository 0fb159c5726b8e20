/** The resources of a page, as Gatsby calls them: the build writes them into the page as JSON. */
export interface PageResources {
  /** The page's own path, by which Gatsby tells a page from the not-found page. */
  pagePath: string;
  /** Addresses of the scripts, in the order in which they run. */
  scripts: string[];
  /** Addresses of the JSON that Gatsby fetches next, for fetching it at the same time. */
  data: string[];
}

declare global {
  interface Window {
    /** Gatsby's own name. */
    pagePath?: string;
  }
}
