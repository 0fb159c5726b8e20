import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { aboutPath } from "../../lib/links/routes";
import { mount } from "../../styles/frames";
import { from, isFrom } from "../../styles/media";
import { actionLink, tapTarget } from "../../styles/mixins";
import { MailLink } from "../ui/contact-link";
import { Picture } from "../ui/picture";

export const Team = ({ members }: { members: readonly Queries.TeamCardFragment[] }) => (
  <>
    <ul css={memberList}>
      {members.map((member) => (
        <TeamCard key={member.name} {...member} />
      ))}
    </ul>
    <p css={{ marginTop: "var(--space-4)" }}>
      <Link to={aboutPath} css={actionLink}>
        Meet your groomer
      </Link>
    </p>
  </>
);

const TeamCard = ({ name, role, email, bio, portrait }: Queries.TeamCardFragment) => (
  <li css={card}>
    {portrait && (
      <Picture
        image={portrait.childImageSharp.gatsbyImageData}
        alt={`Portrait of ${name}`}
        sizes={portraitSizes}
        css={portraitFrame}
      />
    )}
    <div>
      <h3 translate="no">{name}</h3>
      <p css={roleLine}>{role}</p>
      <p dir="auto" css={bioText}>
        {bio}
      </p>
      {email && <MailLink to={email} css={mailLink} />}
    </div>
  </li>
);

const portraitSizes = `${isFrom("lg")} 24rem, min(20rem, 100vw - 2rem)`;

const memberList = css`
  display: grid;
  gap: var(--space-12);
`;

const card = css`
  display: grid;
  gap: var(--space-6);

  h3 {
    font-size: clamp(1.625rem, 1.4rem + 0.8vw, 1.875rem);
  }

  ${from("md")} {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }

  ${from("lg")} {
    gap: var(--space-16);
  }
`;

const portraitFrame = css`
  flex: none;
  width: 100%;
  max-width: 20rem;
  ${mount}

  ${from("lg")} {
    max-width: min(24rem, 40%);
  }
`;

const roleLine = css`
  margin-top: var(--space-1);
  color: var(--color-green);
  font-weight: 650;
`;

const bioText = css`
  max-width: var(--width-text);
  margin-top: var(--space-4);
`;

const mailLink = css`
  ${tapTarget}
  margin-top: var(--space-2);
`;

export const query = graphql`
  fragment TeamCard on TeamMember {
    name
    role
    email
    bio
    portrait {
      childImageSharp {
        gatsbyImageData(width: 640, breakpoints: [320, 640])
      }
    }
  }
`;
