import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import type { Root } from "hast";
import { BookingCard } from "../components/ui/booking-card";
import { MdxText } from "../components/ui/mdx-text";
import { TextPageHead } from "../components/ui/text-page-head";
import { PageContainer } from "../components/ui/page-container";
import { Prose } from "../components/ui/prose";
import { assertDefined } from "../lib/assert-defined";
import { contentsId } from "../lib/links/site-ids";
import { elementsIn, plainText } from "../lib/text/hast";
import { formatDate } from "../lib/time/calendar";
import { from } from "../styles/media";
import { quietLink } from "../styles/mixins";

export default function TextPage({ data, location }: PageProps<Queries.TextPageQuery>) {
  const text = assertDefined(data.mdx, "content/pages");
  const { lastModified, bookingCard } = assertDefined(text.frontmatter, location.pathname);
  const sections = elementsIn(text.tree as object as Root).filter(
    ({ tagName }) => tagName === "h2",
  );
  return (
    <>
      <TextPageHead {...text} path={location.pathname} />
      <PageContainer css={[layout, bookingCard && withCard]}>
        {sections.length > 0 && (
          <nav aria-labelledby={contentsId} className="screen-only" css={contents}>
            <h2 id={contentsId}>On this page</h2>
            <ul>
              {sections.map((heading) => (
                <li key={String(heading.properties.id)}>
                  <a href={`#${heading.properties.id}`}>{plainText(heading)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <article>
          <p css={updated}>
            Last updated <time dateTime={lastModified}>{formatDate(lastModified)}</time>
          </p>
          <Prose>
            <MdxText {...text} bookingSource="text_page" />
          </Prose>
        </article>
        {bookingCard && <BookingCard source="text_page" css={besideOrBelow} />}
      </PageContainer>
    </>
  );
}

const contents = css`
  padding: var(--space-4) var(--space-5);
  border: var(--border);
  border-radius: var(--radius);
  background: var(--color-card);

  h2 {
    color: var(--color-green);
    font-size: var(--text-lead);
  }

  ul {
    margin-top: var(--space-2);
  }

  li + li {
    border-top: var(--border);
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: var(--space-1);
    font-size: var(--text-small);
    line-height: 1.3;
    ${quietLink}
  }

  ${from("lg")} {
    position: sticky;
    top: var(--below-header);
    max-height: calc(100vh - var(--below-header) - var(--space-6));
    overflow-y: auto;
  }
`;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${from("lg")} {
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
    gap: var(--space-16);
    padding-top: var(--space-12);

    > article {
      grid-column: 2;
    }
  }

  @media print {
    display: block;
    padding-block: 0;
  }
`;

const roomForCard = "@media screen and (min-width: 80em)";

const withCard = css`
  ${roomForCard} {
    grid-template-columns: 14rem minmax(0, 1fr) 15rem;
    gap: var(--space-10);
  }
`;

const besideOrBelow = css`
  ${from("lg")} {
    grid-column: 2;
  }

  ${roomForCard} {
    grid-column: 3;
  }
`;

const updated = css`
  margin-bottom: var(--space-6);
  color: var(--color-ink-soft);
  font-size: var(--text-small);
`;

export const query = graphql`
  query TextPage($contentPath: String!) {
    mdx(contentPath: { eq: $contentPath }) {
      ...TextPageHead
      frontmatter {
        lastModified
        bookingCard
      }
      ...MdxText
    }
  }
`;
