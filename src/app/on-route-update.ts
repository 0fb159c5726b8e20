import { pageViewed } from "../analytics/record-event";
import { pageShown } from "./keep-page";

/** Gatsby calls this after the first page and after each change of the URL. */
export function onRouteUpdate(): void {
  pageShown();
  pageViewed();
}
