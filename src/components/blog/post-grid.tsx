import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { usePostHistory } from "./use-post-history";
import { postPath } from "../../lib/links/routes";
import { prefetchPost } from "../../browser/load-post";
import { from } from "../../styles/media";
import { columns } from "../../styles/mixins";
import { PostCard } from "./post-card";
import { PostDialog } from "./post-dialog";

interface Props {
  posts: readonly Queries.PostCardFragment[];
  path: string;
}

const cardsOnFirstScreen = 3;

/** Posts in the columns of a gazette's front page; a click shows a post over them. */
export const PostGrid = ({ posts, path }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const lastPath = useRef<string>(undefined);
  const { post: openPath, open, leave } = usePostHistory();
  const openPost = posts.find(({ folder }) => postPath(folder) === openPath);

  useEffect(() => {
    if (openPath) lastPath.current = openPath;
  }, [openPath]);

  // The browser returns the focus itself, except if Forward opened the post.
  const returnToCard = () => {
    list.current
      ?.querySelector<HTMLAnchorElement>(`a[href="${lastPath.current}"]`)
      ?.focus({ preventScroll: true });
    if (openPath) leave();
  };

  return (
    <>
      <ul ref={list} css={grid}>
        {posts.map((post, index) => (
          <li key={post.folder}>
            <PostCard
              post={post}
              loading={index < cardsOnFirstScreen ? "eager" : "lazy"}
              onOpen={open}
              onInterest={prefetchPost}
            />
          </li>
        ))}
      </ul>
      <PostDialog
        post={openPost && { path: openPath ?? path, title: openPost.frontmatter?.title ?? "" }}
        onClose={returnToCard}
      />
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
