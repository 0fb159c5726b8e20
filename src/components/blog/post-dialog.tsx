import { css } from "@emotion/react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { supportLightDismiss } from "../../browser/dialogs";
import { loadPost, type Post } from "../../browser/load-post";
import { card, guillocheField } from "../../styles/frames";
import { from, onHover } from "../../styles/media";
import { tapTarget } from "../../styles/mixins";
import { overPage } from "../../styles/modal";
import { Icon } from "../ui/icon";
import { Status } from "../ui/status";
import { PostArticle } from "./post-article";
import { PostHead } from "./post-head";
import { PostMeta } from "./post-meta";

interface Props {
  post: { path: string; title: string } | undefined;
  onClose: () => void;
}

/** A post over the grid. Focuses the heading, so that screen readers announce the title. */
export const PostDialog = ({ post, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isOpen = Boolean(post);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    supportLightDismiss(element);
    if (isOpen && !element.open) {
      element.showModal();
      heading.current?.focus({ preventScroll: true });
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      {...{ closedby: "any" }}
      css={sheet}
      onClose={onClose}
    >
      {post && (
        <>
          <div className="screen-only" css={bar}>
            <button type="button" css={closeButton} onClick={() => dialog.current?.close()}>
              <Icon name="close" size={20} />
              Close
            </button>
          </div>
          <div css={page}>
            <h1 ref={heading} id={titleId} tabIndex={-1}>
              {post.title}
            </h1>
            <LoadedPostContent key={post.path} path={post.path} />
          </div>
        </>
      )}
    </dialog>
  );
};

/** If loading fails, the browser opens the post's own page. */
const LoadedPostContent = ({ path }: { path: string }) => {
  const [post, setPost] = useState<Post>();

  useEffect(() => {
    let isShown = true;
    loadPost(path).then(
      (loaded) => isShown && setPost(loaded),
      () => isShown && window.location.replace(path),
    );
    return () => {
      isShown = false;
    };
  }, [path]);

  if (!post)
    return (
      <Status css={{ marginTop: "var(--space-6)", color: "var(--color-ink-soft)" }}>
        Loading the post…
      </Status>
    );
  return (
    <>
      <PostHead {...post} />
      <PostMeta {...post} />
      <div css={{ marginTop: "var(--space-8)" }}>
        <PostArticle {...post} />
      </div>
    </>
  );
};

const sheet = css`
  ${overPage}
  height: 100dvh;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${from("md")} {
    width: min(44.25rem, 100vw - 6rem);
    height: calc(100dvh - 5rem);
    margin: auto;
    border: var(--border-strong);
    border-radius: var(--radius);
    box-shadow: var(--elevation-raised);
  }

  /* On paper, browsers position a modal dialog absolutely. So the dialog becomes a part of the page, and
     every element that neither contains it nor is inside it is hidden. */
  @media print {
    position: static;
    height: auto;
    overflow: visible;
    background: none;

    body:has(&[open]) :not(:has(&)):not(&):not(& *) {
      display: none;
    }
  }
`;

const bar = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  justify-content: flex-end;
  padding: var(--space-2);
  border-bottom: var(--border);
  background: var(--color-card) ${guillocheField};
`;

const closeButton = css`
  ${tapTarget}
  padding: var(--space-2) var(--space-4);
  ${card}
  color: var(--color-green);
  font-weight: 650;

  ${onHover(`
    background: var(--color-green);
    color: var(--color-card);
  `)}
`;

const page = css`
  padding: var(--space-8) var(--gutter) var(--space-12);

  h1 {
    max-width: 20em;
    color: var(--color-green);
    font-size: var(--text-heading);
  }

  ${from("md")} {
    padding: var(--space-10) var(--space-12) var(--space-12);
  }
`;
