/** The analytics settings from the build's environment variables. */
export interface AnalyticsSettings {
  /** The project's token; empty: no analytics. */
  token: string;
  /** The URL that receives events, without a trailing slash. */
  apiHost: string;
  /** The project's group key for sites; empty: events belong to no group. */
  groupKey: string;
  /** `production` on the published site, `development` in the preview. */
  environment: string;
}

/** The provider's own URL for projects in the United States. */
const defaultHost = "https://api-js.mixpanel.com";

/** The build replaces each variable by its full name. "Pure" calls are dropped from scripts without a token. */
export const settings: AnalyticsSettings = {
  token: process.env.GATSBY_MIXPANEL_TOKEN ?? "",
  apiHost: /* @__PURE__ */ (process.env.GATSBY_MIXPANEL_API_HOST || defaultHost).replace(
    /\/+$/,
    "",
  ),
  groupKey: process.env.GATSBY_MIXPANEL_GROUP ?? "",
  environment: process.env.NODE_ENV ?? "production",
};
