/** Whether the site is being built to be published, not previewed by `gatsby develop`. */
export const isBuild = (): boolean =>
  process.env.gatsby_executing_command === "build" || process.env.NODE_ENV === "production";
