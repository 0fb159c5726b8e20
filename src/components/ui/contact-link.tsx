import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { callLink, type Mail, mailLink, textLink } from "../../lib/links/contact-links";
import { Icon } from "./icon";

interface Props {
  children?: ReactNode;
  iconSize?: number;
  className?: string;
}

export const PhoneLink = ({ children, iconSize, className }: Props) => {
  const { phone } = useSite();
  const label = children ?? phone;
  return (
    <a href={callLink(phone)} translate={children ? undefined : "no"} className={className}>
      {iconSize && <Icon name="phone" size={iconSize} />}
      {label}
    </a>
  );
};

/** A link that starts a text message to the shop; nothing if it takes none. */
export const TextLink = ({ children, iconSize, className }: Props) => {
  const { textPhone } = useSite();
  if (!textPhone) return null;
  return (
    <a href={textLink(textPhone)} className={className}>
      {iconSize && <Icon name="chat" size={iconSize} />}
      {children ?? <>Text {textPhone}</>}
    </a>
  );
};

interface MailLinkProps {
  /** A person's address instead of the shop's. */
  to?: string;
  mail?: Mail;
  children?: ReactNode;
  className?: string;
}

export const MailLink = ({ to, mail, children, className }: MailLinkProps) => {
  const { email } = useSite();
  const address = to ?? email;
  return (
    <a href={mailLink(address, mail)} translate="no" className={className}>
      {children ?? address}
    </a>
  );
};

const escapePattern = (text: string) => text.replaceAll(/\W/g, String.raw`\$&`);

export const ContactText = ({ text }: { text: string }) => {
  const { phone, email } = useSite();
  // The capturing group makes `split` keep the matches.
  const contacts = new RegExp(`(${escapePattern(phone)}|${escapePattern(email)})`);
  return text.split(contacts).map((part, index) => {
    if (part === phone) return <PhoneLink key={index} />;
    if (part === email) return <MailLink key={index} />;
    return part;
  });
};
