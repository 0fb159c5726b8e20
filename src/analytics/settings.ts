/** From environment variables. The build drops "pure" calls from scripts without a token. */
export const settings = {
  token: process.env.GATSBY_MIXPANEL_TOKEN ?? "",
  apiHost: /* @__PURE__ */ (
    process.env.GATSBY_MIXPANEL_API_HOST || "https://api-js.mixpanel.com"
  ).replace(/\/+$/, ""),
  /** The project's group key for sites; empty: events belong to no group. */
  groupKey: process.env.GATSBY_MIXPANEL_GROUP ?? "",
  environment: process.env.NODE_ENV ?? "production",
};
