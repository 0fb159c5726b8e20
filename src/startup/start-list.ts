/** What a page needs to come to life: the build writes it into the page as JSON. */
export interface StartList {
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
