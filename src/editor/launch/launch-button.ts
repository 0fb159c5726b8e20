import { parseContent } from "../../content/check/read/parse-content";
import { countLeft, launchForms, launchWarnings } from "../../content/check/warnings/launch-list";
import type { Site } from "../../content/model/entities/site-schema";
import { readKnownTexts } from "../files/repository";
import { showDialog } from "../show-dialog";
import { launchHeading, launchLines } from "./launch-lines";

const button = document.createElement("button");
button.className = "launch";

/** The list of sections on a phone; also the lists of entries on a wide screen. */
const isListOpen = (): boolean =>
  /^#\/collections(?:\/?$|\/[\w-]+$)/.test(location.hash) &&
  (matchMedia("(width >= 768px)").matches || /^#\/collections\/?$/.test(location.hash));

/**
 * Shows what isn't the owner's own yet, as long as there is something.
 *
 * @param site as the host has filled it in, unlike the files that the editor reads
 */
export function watchLaunchList({ repository, url }: Pick<Site, "repository" | "url">): void {
  async function update(): Promise<void> {
    button.remove();
    const texts = isListOpen() && (await readKnownTexts(repository));
    if (!texts || texts.size === 0) return;
    const content = parseContent(texts);
    const forms = launchForms(launchWarnings(content, url));
    const left = countLeft(forms);
    if (left === 0 || !isListOpen()) return;
    button.textContent = `Before it goes live: ${left} left`;
    button.onclick = () =>
      void showDialog(
        `Before it goes live: ${left} left`,
        [
          "The site came with examples. What visitors notice first is at the top.",
          ...forms.flatMap((form) => [{ heading: launchHeading(form) }, launchLines(form)]),
        ],
        { close: "Close" },
      );
    document.body.append(button);
  }
  addEventListener("hashchange", () => void update());
  // Sveltia CMS opens the first list without an event.
  const timer = setInterval(() => {
    if (!isListOpen() || button.isConnected) return;
    void update().then(() => button.isConnected && clearInterval(timer));
  }, 2000);
}
