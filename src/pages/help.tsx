import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { MailLink, PhoneLink, TextLink } from "../components/ui/contact-link";
import { OpeningStateLine } from "../components/ui/opening-state-line";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { useHasEntries, useSite } from "../hooks/use-shared-data";
import { contactPath, faqPath, helpPath } from "../lib/links/routes";
import { from } from "../styles/media";
import { actionLinks } from "../styles/mixins";

export default function HelpPage() {
  const { textPhone } = useSite();
  const hasEntries = useHasEntries();
  return (
    <>
      <Seo
        title="Help"
        searchTitle="Help: how to reach our dog groomer"
        description="How to reach us: by email, by phone or with the contact form, and where the quick answers are."
        path={helpPath}
      />
      <PageHeader title="Help" medallion="lifebuoy">
        <p>Write, call, or look it up. A person reads every message.</p>
      </PageHeader>
      <PageContainer>
        <ul css={{ borderBottom: "var(--border-strong)" }}>
          <ContactOption title="Email" action={<MailLink />}>
            Best for anything that isn’t urgent. A photo of the coat helps.
          </ContactOption>
          <ContactOption title="Call" action={<PhoneLink />}>
            Quickest while we are open.
            <OpeningStateLine />
          </ContactOption>
          {textPhone && (
            <ContactOption title="Text" action={<TextLink>{textPhone}</TextLink>}>
              For a short question, or a photo of the coat.
            </ContactOption>
          )}
          <ContactOption title="Contact form" action={<Link to={contactPath}>Send a message</Link>}>
            Like an email, with the questions we’d ask you anyway.
          </ContactOption>
          {hasEntries(faqPath) && (
            <ContactOption title="FAQ" action={<Link to={faqPath}>Read the answers</Link>}>
              Quick answers on prices, training, insurance and booking.
            </ContactOption>
          )}
          <ContactOption title="Live chat" action={<span css={badge}>Coming Soon!</span>}>
            Not yet. For now, the chat assistant on our home page has quick answers, or call us.
          </ContactOption>
        </ul>
      </PageContainer>
    </>
  );
}

interface Props {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

const ContactOption = ({ title, children, action }: Props) => (
  <li css={option}>
    <h2>{title}</h2>
    <div>{children}</div>
    <div css={actionLinks}>{action}</div>
  </li>
);

const option = css`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-5);
  border-top: var(--border-strong);

  h2 {
    color: var(--color-green);
    font-size: var(--text-title);
  }

  ${from("md")} {
    grid-template-columns: 11rem minmax(0, 1fr) minmax(0, auto);
    align-items: center;
    gap: var(--space-6);
    padding-block: var(--space-6);
  }
`;

const badge = css`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border: 2px dashed var(--color-green);
  border-radius: var(--radius);
  color: var(--color-green);
  font-family: var(--font-heading);
  font-weight: 600;
`;
