/** A card in the house's frame. */
export const card = `
  border: var(--border-strong);
  border-radius: var(--radius);
  background: var(--color-card);
`;

/** A card with the second, finer line that a banknote has inside its edge. */
export const noteCard = `
  ${card}
  outline: 1px solid var(--color-line);
  outline-offset: -6px;
`;

/** A card around a picture. */
export const mount = `
  ${card}
  padding: var(--space-2);
`;

/** A card around a post's cover, which fills it whatever its shape. */
export const coverMount = `
  ${mount}

  picture {
    aspect-ratio: 3 / 2;
    overflow: hidden;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A link in a frame of its own. */
export const framedLink = `
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  border: var(--border-strong);
  border-radius: var(--radius);
  color: var(--color-green);
  font-weight: 600;
  text-decoration: none;
`;
