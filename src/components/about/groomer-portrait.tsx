import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { mount } from "../../styles/frames";
import { MailLink } from "../ui/contact-link";
import { Picture } from "../ui/picture";
import { tapTarget } from "../../styles/mixins";

export const GroomerPortrait = ({
  name,
  role,
  email,
  portrait,
}: Queries.GroomerPortraitFragment) => (
  <figure css={frame}>
    {portrait && (
      <Picture
        image={portrait.gatsbyImageData}
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

  a {
    ${tapTarget}
  }
`;

export const query = graphql`
  fragment GroomerPortrait on TeamMember {
    name
    role
    email
    portrait {
      gatsbyImageData(width: 800, breakpoints: [400, 800])
    }
  }
`;
