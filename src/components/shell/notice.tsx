import { css } from "@emotion/react";
import { lazy, Suspense } from "react";
import { useSharedData } from "../../hooks/use-shared-data";
import { noticeId } from "../../lib/links/site-ids";
import { noticeAttribute } from "../../lib/notice/timed-notice";
import type { NoticeBar as Bar } from "./notice-bar";

/*
 * Most of the time there is no notice: the page's scripts do without its code. Where that can't be had,
 * the notice stays as it was built.
 */
const NoticeBar = lazy(() =>
  import(/* webpackChunkName: "notice" */ "./notice-bar").then(
    ({ NoticeBar: component }) => ({ default: component }),
    () => new Promise<{ default: typeof Bar }>(() => undefined),
  ),
);

/**
 * The owner's notice, if there is one, on every page. When it is seen is up to the script inside the
 * page (src/inline/show-notice.ts), and to the build for who has no scripts.
 */
export const Notice = () => {
  const { notice } = useSharedData();
  return (
    notice && (
      <section id={noticeId} aria-label="Notice" className="screen-only" css={inItsTime}>
        <Suspense>
          <NoticeBar {...notice} />
        </Suspense>
      </section>
    )
  );
};

const inItsTime = css`
  html:not([${noticeAttribute}]) & {
    display: none;
  }
`;
