export const isBuild = (): boolean =>
  process.env.gatsby_executing_command === "build" || process.env.NODE_ENV === "production";
