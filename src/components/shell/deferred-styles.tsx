import { useLayoutEffect, useRef } from "react";
import { deferredStylesId } from "../../lib/links/site-ids";
import { keepDeferredRules } from "../../styles/style-cache";

/**
 * Where the first screen of a page ends on a phone. The build moves the styles that only the rest
 * needs into a file that is linked here (src/gatsby/html/), and browsers show what is above it while
 * they load that. In the browser it is empty: there Emotion adds styles.
 */
export const DeferredStyles = () => {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React has replaced the built page, because a translator or an extension has changed it.
    if (!slot.current?.firstChild) keepDeferredRules();
    return keepDeferredRules;
  }, []);
  return <div ref={slot} id={deferredStylesId} hidden dangerouslySetInnerHTML={built} />;
};

/** React leaves alone what it finds here. */
const built = { __html: "" };
