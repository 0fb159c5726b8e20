import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { GroomerPortrait } from "../components/about/groomer-portrait";
import { BookingCard } from "../components/ui/booking-card";
import { MdxText } from "../components/ui/mdx-text";
import { TextPageHead } from "../components/ui/text-page-head";
import { PageContainer } from "../components/ui/page-container";
import { Prose } from "../components/ui/prose";
import { assertDefined } from "../lib/assert-defined";
import { from } from "../styles/media";

export default function GroomerPage({ data, location }: PageProps<Queries.GroomerPageQuery>) {
  const text = assertDefined(data.mdx, "content/pages");
  return (
    <>
      <TextPageHead {...text} path={location.pathname} />
      <PageContainer css={layout}>
        <div css={portraits}>
          {data.team.nodes.map((member) => (
            <GroomerPortrait key={member.name} {...member} />
          ))}
        </div>
        <div css={story}>
          <Prose>
            <MdxText {...text} bookingSource="about" />
          </Prose>
        </div>
        <BookingCard source="about" css={card} />
      </PageContainer>
    </>
  );
}

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  /* The text begins with a heading: its first line is level with the portrait. */
  h2:first-of-type {
    margin-top: 0;
  }

  ${from("lg")} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, min(26rem, 45%));
    justify-content: space-between;
    column-gap: var(--space-16);
    padding-top: var(--space-12);
  }
`;

const portraits = css`
  display: grid;
  align-content: start;
  gap: var(--space-8);

  ${from("lg")} {
    grid-column: 2;
  }
`;

const story = css`
  ${from("lg")} {
    grid-area: 1 / 1 / span 2;
  }
`;

const card = css`
  max-width: var(--width-text);

  ${from("lg")} {
    position: sticky;
    top: var(--below-header);
    grid-column: 2;
    align-self: start;
  }
`;

export const query = graphql`
  query GroomerPage($contentPath: String!) {
    mdx(fields: { contentPath: { eq: $contentPath } }) {
      ...TextPageHead
      ...MdxText
    }
    team: allTeamMember(sort: { position: ASC }) {
      nodes {
        ...GroomerPortrait
      }
    }
  }
`;
