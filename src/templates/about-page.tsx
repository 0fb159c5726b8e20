import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { BookingCard } from "../components/ui/booking-card";
import { MailLink } from "../components/ui/contact-link";
import { MdxText } from "../components/ui/mdx-text";
import { TextPageHead } from "../components/ui/text-page-head";
import { PageContainer } from "../components/ui/page-container";
import { Picture } from "../components/ui/picture";
import { Prose } from "../components/ui/prose";
import { assertDefined } from "../lib/assert-defined";
import { mount } from "../styles/frames";
import { from } from "../styles/media";
import { tapLinks } from "../styles/mixins";

export default function AboutPage({ data, location }: PageProps<Queries.AboutPageQuery>) {
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
        <BookingCard source="about" />
      </PageContainer>
    </>
  );
}

const GroomerPortrait = ({ name, role, email, portrait }: Queries.GroomerPortraitFragment) => (
  <figure css={frame}>
    {portrait && (
      <Picture
        image={portrait.childImageSharp.gatsbyImageData}
        alt={`Portrait of ${name}`}
        sizes={portraitSizes}
        loading="eager"
      />
    )}
    <figcaption css={caption}>
      <strong translate="no">{name}</strong>
      <span>{role}</span>
      {email && <MailLink to={email} />}
    </figcaption>
  </figure>
);

const portraitSizes = "(min-width: 1024px) 400px, (min-width: 640px) 576px, calc(100vw - 3rem)";

const frame = css`
  max-width: var(--width-text);
  ${mount}
  break-inside: avoid;
`;

const caption = css`
  display: grid;
  justify-items: start;
  padding: var(--space-3) var(--space-3) 0;

  strong {
    font: 600 var(--text-title) / 1.2 var(--font-heading);
  }

  span {
    color: var(--color-green);
    font-weight: 600;
  }
  ${tapLinks}
`;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  /* The text begins with a heading: its first line is level with the portrait. */
  h2:first-child {
    margin-top: 0;
  }

  ${from("lg")} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, min(26rem, 45%));
    column-gap: var(--space-16);
    padding-top: var(--space-12);
  }
`;

const portraits = css`
  display: grid;
  align-content: start;
  gap: var(--space-8);
`;

const story = css`
  ${from("lg")} {
    grid-area: 1 / 1 / span 2;
  }
`;

export const query = graphql`
  fragment GroomerPortrait on TeamMember {
    name
    role
    email
    portrait {
      childImageSharp {
        gatsbyImageData(width: 800, breakpoints: [400, 800])
      }
    }
  }
  query AboutPage($contentPath: String!) {
    mdx(contentPath: { eq: $contentPath }) {
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
