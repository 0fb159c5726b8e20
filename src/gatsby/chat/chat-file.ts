import path from "node:path";

/** Address of the chat's data on the site. */
export const chatAddress = "/chat.json";

/** Where the build writes it. */
export const chatFile = (): string => path.resolve(`public${chatAddress}`);
