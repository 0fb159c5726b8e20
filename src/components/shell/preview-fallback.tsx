import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { hideErrorOverlay, readErrorReport } from "../../lib/error-report";
import { card } from "../../styles/frames";

/** Replaces a page that the live preview can't show, and explains how to fix it. */
export const PreviewFallback = () => {
  const [report, setReport] = useState("");
  useEffect(() => {
    void readErrorReport().then((text) => {
      setReport(text);
      // Content errors need no stack trace; a programming error keeps its own.
      if (text) hideErrorOverlay();
    });
    // The page works again. If it was fixed before the report arrived, nothing else removes the overlay.
    return () => void hideErrorOverlay();
  }, []);
  return (
    <main css={sheet}>
      <h1>This page can&apos;t be shown yet</h1>
      <p>
        Something in its content needs mending. Mend it and save: the page comes back by itself.
      </p>
      {report ? (
        <pre css={words}>{report}</pre>
      ) : (
        <p>The terminal in which the preview runs says more.</p>
      )}
    </main>
  );
};

const sheet = css`
  display: grid;
  gap: var(--space-5);
  max-width: 60rem;
  margin-inline: auto;
  padding: var(--space-16) var(--gutter);

  h1 {
    color: var(--color-green);
    font-size: var(--text-heading);
  }
`;

const words = css`
  padding: var(--space-6);
  overflow-x: auto;
  ${card}
  font-size: var(--text-small);
  line-height: 1.7;
`;
