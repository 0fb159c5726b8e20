import { css } from "@emotion/react";
import { lazy, Suspense } from "react";
import { useSharedData } from "../../hooks/use-shared-data";
import { noticeId } from "../../lib/links/site-ids";
import { noticeAttribute } from "../../lib/notice/timed-notice";
import type { NoticeBar as Bar } from "./notice-bar";

/*
 * Most of the time there is no notice, so its code is a separate chunk. If the chunk can't load,
 * the promise stays pending, so React keeps the built HTML.
 */
const NoticeBar = lazy(() =>
  import(/* webpackChunkName: "notice" */ "./notice-bar").then(
    ({ NoticeBar: component }) => ({ default: component }),
    () => new Promise<{ default: typeof Bar }>(() => undefined),
  ),
);

/**
 * The owner's notice on every page. The inline script shows and hides it
 * (src/startup/inline/show-notice.ts); without scripts, it shows if it was current at
 * the build.
 */
export const NoticeRegion = () => {
  const { notice } = useSharedData();
  return (
    notice && (
      <section id={noticeId} aria-label="Notice" className="screen-only" css={whileShown}>
        <Suspense>
          <NoticeBar {...notice} />
        </Suspense>
      </section>
    )
  );
};

const whileShown = css`
  html:not([${noticeAttribute}]) & {
    display: none;
  }
`;
