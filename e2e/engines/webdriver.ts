/** Sends a command of WebDriver, by the name that Firefox has for it; settles with its value. */
export type Send = (name: string, parameters?: object) => Promise<unknown>;

/** The commands in use as they are over HTTP. */
export const commands: Record<string, [method: "GET" | "POST" | "DELETE", path: string]> = {
  "WebDriver:Navigate": ["POST", "/url"],
  "WebDriver:Back": ["POST", "/back"],
  "WebDriver:Forward": ["POST", "/forward"],
  "WebDriver:Refresh": ["POST", "/refresh"],
  "WebDriver:ExecuteScript": ["POST", "/execute/sync"],
  "WebDriver:PerformActions": ["POST", "/actions"],
  "WebDriver:SetWindowRect": ["POST", "/window/rect"],
  "WebDriver:TakeScreenshot": ["GET", "/screenshot"],
  "WebDriver:DeleteSession": ["DELETE", ""],
};
