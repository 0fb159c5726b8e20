import { onHover } from "./media";

export const card = `
  border: var(--border-strong);
  border-radius: var(--radius);
  background: var(--color-card);
`;

export const banknote = `
  ${card}
  outline: 1px solid var(--color-line);
  outline-offset: -6px;
`;

/** Fine waves for a `background`. Their color is between card and green: visible on both. */
export const guillocheField = 'url("/ornaments/guilloche-field.png") 0 0 / 160px';

export const guillocheBand = `
  background: url("/ornaments/guilloche-band.png") left center / auto 100% repeat-x;
  content: "";
`;

export const receipt = `
  padding: var(--space-5);
  ${banknote}

  &::before {
    display: block;
    height: 1.5rem;
    margin-bottom: var(--space-4);
    ${guillocheBand}
  }
`;

export const mount = `
  ${card}
  padding: var(--space-2);
`;

export const coverMount = `
  ${mount}

  picture {
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;

export const framedLink = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target);
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: var(--border-strong);
  border-radius: var(--radius);
  color: var(--color-green);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;

  ${onHover("background: var(--color-green-light);")}
`;

export const filled = `
  border-color: var(--color-green);
  background: var(--color-green);
  color: var(--color-card);

  ${onHover("background: var(--color-green-dark);")}
`;

/** A text that visitors copy or keep, as they typed it. */
export const textToCopy = `
  margin-block: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid;
  border-radius: var(--radius);
  white-space: pre-wrap;
`;
