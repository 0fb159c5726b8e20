import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { type LoadedPage, loadPage } from "../../browser/page-loader";

/**
 * The text of a post's own page, loaded when it is asked for; if that fails, the browser goes to
 * the page itself.
 */
export const PostDialogText = ({ path }: { path: string }) => {
  const [page, setPage] = useState<LoadedPage>();

  useEffect(() => {
    let isWanted = true;
    loadPage(path).then(
      (loaded) => isWanted && setPage(loaded),
      () => isWanted && window.location.replace(path),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);

  if (!page)
    return (
      <p role="status" css={waiting}>
        Loading the post…
      </p>
    );
  const { component, json } = page;
  return <component.default {...json} inDialog />;
};

const waiting = css`
  margin-top: var(--space-6);
  color: var(--color-ink-soft);
`;
