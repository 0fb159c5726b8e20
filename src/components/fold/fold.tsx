import { useLayoutEffect, useRef } from "react";
import { keepRules } from "../../styles/style-cache";

/**
 * The fold: where the first screen of a page ends on a phone. The build keeps the styles of what
 * stands after it out of the page, in a file that is linked here (src/gatsby/html/), and browsers
 * show what is before it while they wait. In the browser it is empty: there Emotion brings styles.
 */
export const Fold = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = place.current?.querySelector("link")?.sheet;
    return () => {
      if (sheet) keepRules(sheet);
    };
  }, []);
  return <div ref={place} id="fold" hidden dangerouslySetInnerHTML={built} />;
};

/** What React finds here it leaves alone. */
const built = { __html: "" };
