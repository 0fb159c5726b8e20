import { css } from "@emotion/react";
import { from, lessRoom, onHover } from "./media";
import { framedLink } from "./frames";

/** Keeps an element's content in the page's column; its background has the window's width. */
export const pageContainer = `
  padding-inline: max(var(--gutter), (100% - var(--width-page)) / 2);
`;

/** Diameter of the chat's round button. With very large text it still covers only a little of a phone's screen. */
export const chatButtonSize = "min(3.5rem, 18vw)";

export const tapTarget = `
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
`;

/** For an element with links. */
export const tapLinks = `
  a {
    ${tapTarget}
  }
`;

export const quietLink = `
  text-decoration: none;

  ${onHover("text-decoration: underline;")}
`;

export const mainButton = `
  ${framedLink}
  padding-inline: var(--space-5);
  font-weight: 650;
  transition: transform var(--motion);

  &:active {
    transform: translateY(1px);
  }
`;

export const actionLink = css`
  ${tapTarget}
  font-weight: 600;
`;

export const actionLinks = css`
  a {
    ${actionLink}
  }
`;

/** The current one of several links or buttons: filled, in forced colors like a selected option. */
export const currentItem = `
  &[aria-current] {
    border-color: var(--color-green);
    background: var(--color-green);
    color: var(--color-card);

    @media (forced-colors: active) {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;

/** A link whose click area is its whole card, which needs `position: relative`. */
export const cardLink = `
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius);
    outline-offset: 3px;
    content: "";
  }

  &:focus-visible {
    outline: none;
  }

  html:not([data-pointer]) &:focus-visible::after {
    outline: 3px solid var(--focus-color);
  }
`;

export const iconButton = `
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius);
`;

export const ruledTable = `
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums lining-nums;

  thead {
    border-bottom: var(--border-strong);
  }

  tbody tr + tr {
    border-top: var(--border-dotted);
  }
`;

export const headingWithLead = `
  h2 {
    font-size: var(--text-heading);
  }

  p {
    margin-top: var(--space-3);
    font-size: var(--text-lead);
    line-height: 1.4;
    text-wrap: balance;
  }
`;

/** Waves behind the content. Chromium would count a background as the largest paint, but no border image. */
export const pattern = (mask = "none"): string => `
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    border-image: url("/ornaments/guilloche-field.png") 0 fill / 0 / 0 repeat;
    mask-image: ${mask};
    zoom: 0.5;
    content: "";

    @media print {
      display: none;
    }
  }
`;

/** The pattern, faded out behind the text: `plain` is the percentage without a pattern. */
export const fadingPattern = (angle: number, plain: number): string =>
  pattern(`linear-gradient(${angle}deg, transparent ${plain}%, black)`);

/** A grid with equal columns from `sm` and `lg` on, if the text's size leaves room for them. */
export const columns = (fromSm: number, fromLg: number): string => `
  display: grid;

  ${from("sm")} {
    grid-template-columns: repeat(${fromSm}, minmax(0, 1fr));
  }

  ${from("lg")} {
    grid-template-columns: repeat(${fromLg}, minmax(0, 1fr));

    ${lessRoom} {
      grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    }
  }
`;
