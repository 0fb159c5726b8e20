import reporter from "gatsby-cli/lib/reporter";
import { photoName } from "../../lib/pictures/photo-formats";

/** Whether it is gatsby-plugin-sharp's message, or the error of a missing photo. */
function isAboutPicture(detail: unknown): boolean {
  const { code, path } = (detail ?? {}) as Partial<NodeJS.ErrnoException>;
  return detail === "error converting image" || (code === "ENOENT" && photoName.test(path ?? ""));
}

/**
 * Reports an unreadable picture in the terminal. gatsby-plugin-sharp would end the live preview,
 * for example if a browser requests the picture of a post whose folder was just renamed.
 */
export function keepPreviewAlive(): void {
  const panic = reporter.panic.bind(reporter) as (...details: unknown[]) => never;
  const error = reporter.error.bind(reporter) as (...details: unknown[]) => void;
  const reportOrPanic = (...details: unknown[]) =>
    (details.some(isAboutPicture) ? error : panic)(...details);
  Object.assign(reporter, { panic: reportOrPanic });
}
