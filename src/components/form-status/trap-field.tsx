import { css } from "@emotion/react";

/** Name of the field that only programs fill in; no browser's autofill knows it. */
export const trapName = "favorite-toy";

/**
 * A field that people and screen readers never meet. It is moved out of sight instead of not being
 * displayed, since programs that send junk skip fields that are not displayed.
 */
export const TrapField = () => (
  <div aria-hidden="true" css={outOfSight}>
    <label>
      Leave this field empty
      <input name={trapName} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const outOfSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  pointer-events: none;
`;
