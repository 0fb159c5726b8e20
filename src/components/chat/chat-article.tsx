import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { loadPost } from "../../browser/load-post";
import type { ChatPage } from "../../lib/chat/chat-data";
import { withoutIds } from "../../lib/text/replace-elements";
import { Prose } from "../ui/prose";
import { Status } from "../ui/status";
import { tapLinks } from "../../styles/mixins";
import { ChatProblem } from "./chat-problem";

/** A post's text without ids, which could clash with the page's, and the component that shows it. */
async function loadArticle(path: string) {
  const [post, { MdxText }] = await Promise.all([loadPost(path), import("../ui/mdx-text")]);
  const tree = withoutIds(post.tree, path);
  return { MdxText, text: { tree, pictures: post.pictures } };
}

export const ChatArticle = ({ path, title }: ChatPage) => {
  const [article, setArticle] = useState<Awaited<ReturnType<typeof loadArticle>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(
    () => void loadArticle(path).then(setArticle, () => setHasFailed(true)),
    [path],
  );
  useEffect(load, [load]);
  const retry = () => {
    setHasFailed(false);
    load();
  };
  return (
    // The focus makes screen readers announce the title.
    <article aria-labelledby={`${path}title`} css={sheet}>
      <h3 id={`${path}title`} tabIndex={-1} data-next="">
        {title}
      </h3>
      {article && (
        <>
          <Prose>
            <article.MdxText
              {...article.text}
              pictureSizes={inWindow}
              bookingSource="chat"
              sectionHeading="h4"
            />
          </Prose>
          <p css={ownPage}>
            <Link to={path}>Read it on its own page</Link>
          </p>
        </>
      )}
      {!article && !hasFailed && <Status>Loading the article…</Status>}
      {hasFailed && <ChatProblem what="The article" onRetry={retry} />}
    </article>
  );
};

const inWindow = { single: "22rem", paired: "22rem" };

const sheet = css`
  --table-ground: var(--color-card);
  min-width: 0;
  padding: var(--space-4);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);

  h3 {
    margin-bottom: var(--space-4);
    color: var(--color-green);
    font-size: var(--text-title);
  }

  h4,
  h5,
  h6 {
    font: 600 var(--text-lead) / 1.2 var(--font-heading);
  }

  h4 {
    padding-top: var(--space-4);
  }

  aside {
    margin-block: var(--space-6);
    padding: var(--space-5) var(--space-4);
  }
`;

const ownPage = css`
  margin-top: var(--space-5);
  padding-top: var(--space-2);
  border-top: var(--border);
  ${tapLinks}
`;
