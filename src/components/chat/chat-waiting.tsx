import { css } from "@emotion/react";
import { useSite } from "../../hooks/use-site";
import { callLink } from "../../lib/contact-links";
import { tapTarget } from "../../styles/mixins";

/** What the window shows until the chat has arrived, and a way out should it never do so. */
export const ChatWaiting = () => {
  const { phone } = useSite();
  return (
    <div css={words}>
      <p>One moment, we are drying our hands.</p>
      <p>
        In a hurry? Call <a href={callLink(phone)}>{phone}</a>.
      </p>
    </div>
  );
};

const words = css`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-8);
  text-align: center;

  p:first-of-type {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-lead);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }

  a {
    ${tapTarget}
  }
`;
