import { css } from "@emotion/react";
import { card, guillocheField } from "../../styles/frames";
import { Icon } from "../ui/icon";
import { actionLink } from "../../styles/mixins";

interface Props {
  name: string;
  url: string;
}

/** The developer's own site in a sandboxed frame, and a link to it. */
export const DeveloperFrame = ({ name, url }: Props) => (
  <figure css={frame}>
    <figcaption css={bar}>
      <strong>{name}</strong>
      <a href={url} rel="noopener">
        {new URL(url).hostname}
        <Icon name="external" size={20} />
      </a>
      <p>If the preview stays empty, use the link above.</p>
    </figcaption>
    <iframe
      src={url}
      title={`Website of ${name}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts"
      className="screen-only"
      css={pane}
    />
  </figure>
);

const frame = css`
  ${card}
  overflow: hidden;
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-6);
  padding: var(--space-2) var(--space-5);
  border-bottom: var(--border-strong);

  strong {
    font-family: var(--font-heading);
    font-size: var(--text-lead);
    font-weight: 600;
  }

  a {
    ${actionLink}
  }

  p {
    flex-basis: 100%;
    padding-bottom: var(--space-1);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;

const pane = css`
  width: 100%;
  height: min(40rem, 75vh);
  border: 0;
  background: ${guillocheField};
`;
