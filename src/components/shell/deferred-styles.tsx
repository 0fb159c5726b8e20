import { useLayoutEffect, useRef } from "react";
import { deferredStylesId } from "../../lib/links/site-ids";
import { keepDeferredRules } from "../../styles/style-cache";

/**
 * The end of a page's first screen on a phone. The build moves the styles for the rest into a file
 * that is linked here (src/gatsby/rendering/); browsers show the content above while it loads. Empty in
 * the browser, where Emotion adds styles.
 */
export const DeferredStyles = () => {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React replaced the built page, because a translator or an extension changed it.
    if (!slot.current?.firstChild) keepDeferredRules();
    return keepDeferredRules;
  }, []);
  return <div ref={slot} id={deferredStylesId} hidden dangerouslySetInnerHTML={built} />;
};

/** React doesn't touch what it finds here. */
const built = { __html: "" };
