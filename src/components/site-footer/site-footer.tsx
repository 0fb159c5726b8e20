import { css } from "@emotion/react";
import { useNow } from "../../hooks/use-now";
import { useSharedData } from "../../hooks/use-shared-data";
import { useSite } from "../../hooks/use-site";
import { from } from "../../styles/media";
import { pageContainer } from "../../styles/mixins";
import { Logo } from "../logo/logo";
import { NewsletterForm } from "../newsletter-form/newsletter-form";
import { FooterLinks } from "./footer-links";
import { SocialLinks } from "./social-links";

/** The foot of every page: logo, links, newsletter, social networks, copyright. */
export const SiteFooter = () => {
  const { name, established } = useSite();
  return (
    <footer className="screen-only" css={footer}>
      <div css={inner}>
        <div css={logo}>
          <Logo top={name} bottom={`Established ${established}`} />
        </div>
        <FooterLinks />
        <NewsletterForm />
      </div>
      <div css={lastLine}>
        <Copyright name={name} />
        <SocialLinks />
      </div>
    </footer>
  );
};

/** The copyright line; its year is the reader's as soon as that is known, until then the build's. */
const Copyright = ({ name }: { name: string }) => {
  const { build } = useSharedData();
  const year = useNow()?.getFullYear() ?? build?.buildTime?.slice(0, 4);
  return (
    <p>
      © {year} {name}
    </p>
  );
};

const footer = css`
  background: var(--color-green);
  color: var(--color-paper);

  a {
    color: inherit;
  }

  & :focus-visible {
    outline-color: var(--color-paper);
  }
`;

const inner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  ${pageContainer}
  padding-block: var(--space-12) var(--space-8);

  ${from("md")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${from("lg")} {
    grid-template-columns: 11rem minmax(0, 1fr) minmax(0, 22rem);
    gap: var(--space-12);
    padding-block: var(--space-16) var(--space-10);
  }
`;

const logo = css`
  --logo-ground: var(--color-green);
  width: 11rem;
  display: none;

  ${from("lg")} {
    display: block;
  }
`;

const lastLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  ${pageContainer}
  padding-block: var(--space-2) var(--space-6);
`;
