import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BookingCard } from "../components/ui/booking-card";
import { MdxText } from "../components/ui/mdx-text";
import { TextPageHead } from "../components/ui/text-page-head";
import { PageContainer } from "../components/ui/page-container";
import { Prose } from "../components/ui/prose";
import { TableOfContents } from "../components/ui/table-of-contents";
import { assertDefined } from "../lib/assert-defined";
import { firstVisitPath } from "../lib/links/routes";
import { formatDate } from "../lib/time/calendar";
import { from } from "../styles/media";

export default function TextPage({ data, location }: PageProps<Queries.TextPageQuery>) {
  const text = assertDefined(data.mdx, "content/pages");
  const { lastModified } = assertDefined(text.frontmatter, location.pathname);
  const isForVisitors = location.pathname === firstVisitPath;
  return (
    <>
      <TextPageHead {...text} path={location.pathname} />
      <PageContainer css={[layout, isForVisitors && withCard]}>
        <TableOfContents sections={text.sections} />
        <article>
          <p css={updated}>
            Last updated <time dateTime={lastModified}>{formatDate(lastModified)}</time>
          </p>
          <Prose>
            <MdxText {...text} bookingSource="text_page" />
          </Prose>
        </article>
        {isForVisitors && <BookingCard source="text_page" css={besideOrBelow} />}
      </PageContainer>
    </>
  );
}

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${from("lg")} {
    grid-template-columns: 18rem minmax(0, 1fr);
    align-items: start;
    gap: var(--space-16);
    padding-top: var(--space-12);
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
  max-width: var(--width-text);

  ${from("lg")} {
    grid-column: 2;
  }

  ${roomForCard} {
    position: sticky;
    top: var(--below-header);
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
    mdx(fields: { contentPath: { eq: $contentPath } }) {
      ...TextPageHead
      frontmatter {
        lastModified
      }
      sections {
        ...TableOfContentsEntry
      }
      ...MdxText
    }
  }
`;
