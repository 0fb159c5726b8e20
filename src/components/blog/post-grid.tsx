import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { recordPageView } from "../../analytics/record-event";
import { postPath } from "../../lib/links/routes";
import { from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { PostCard } from "./post-card";
import { PostDialog } from "./post-dialog";

/** Gives a post over the grid its own URL and history entry, which Back closes. */
function usePostHistory() {
  const [post, setPost] = useState<string>();

  useEffect(() => {
    const follow = () => {
      if (!post || window.location.pathname === post) return;
      setPost(undefined);
      recordPageView(); // Gatsby's router never left the grid
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [post]);

  const open = (path: string) => {
    if (window.location.pathname === path) return; // a double tap
    window.history.pushState(null, "", path);
    // Otherwise a reload would scroll the post's own page to the grid's position.
    window.history.scrollRestoration = "manual";
    setPost(path);
    recordPageView();
  };

  /** Goes back to the grid, unless the history has left the post already. */
  const leave = () => {
    if (window.location.pathname === post) window.history.back();
    else setPost(undefined);
  };

  return { post, open, leave };
}

export const PostGrid = ({ posts }: { posts: readonly Queries.PostCardFragment[] }) => {
  const { post: path, open, leave } = usePostHistory();
  const title = posts.find(({ folder }) => postPath(folder) === path)?.frontmatter?.title;

  return (
    <>
      <ul css={grid}>
        {posts.map((post, index) => (
          <li key={post.folder}>
            <PostCard post={post} loading={index < 3 ? "eager" : "lazy"} onOpen={open} />
          </li>
        ))}
      </ul>
      <PostDialog post={path && title ? { path, title } : undefined} onClose={leave} />
    </>
  );
};

const grid = css`
  ${columns(2, 3)}
  gap: var(--space-12) var(--gutter);

  ${from("lg")} {
    gap: var(--space-16) var(--space-10);
  }
`;
