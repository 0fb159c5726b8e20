/** What an owner sets in the environment of a build. */
export interface AnalyticsSettings {
  /** The project's token; empty: there is no analytics. */
  token: string;
  /** Address that events are sent to, without a slash at its end. */
  apiHost: string;
  /** The project's group key for sites; empty: events belong to no group. */
  groupKey: string;
  /** `production` on the published site, `development` in the preview. */
  environment: string;
}

/** The provider's own address for projects in the United States. */
const defaultHost = "https://api-js.mixpanel.com";

/**
 * The build writes these variables into the code, so each is named in full; what it can call "pure" it
 * leaves out of scripts without a token.
 */
export const settings: AnalyticsSettings = {
  token: process.env.GATSBY_MIXPANEL_TOKEN ?? "",
  apiHost: /* @__PURE__ */ (process.env.GATSBY_MIXPANEL_API_HOST || defaultHost).replace(
    /\/+$/,
    "",
  ),
  groupKey: process.env.GATSBY_MIXPANEL_GROUP ?? "",
  environment: process.env.NODE_ENV ?? "production",
};
