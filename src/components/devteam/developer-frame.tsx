import { css } from "@emotion/react";
import { card } from "../../styles/frames";
import { ExternalFrame } from "../ui/external-frame";
import { Icon } from "../ui/icon";
import { actionLink } from "../../styles/mixins";

interface Props {
  name: string;
  url: string;
}

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
    <ExternalFrame url={url} title={`Website of ${name}`} sandbox="allow-scripts" css={pane}>
      <p>The preview can’t load here.</p>
      <a href={url} rel="noopener">
        Visit {name}
      </a>
    </ExternalFrame>
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
  height: min(40rem, 75vh);
`;
