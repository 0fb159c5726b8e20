import { css } from "@emotion/react";
import { honeypotName } from "../../browser/honeypot";

/**
 * A field that people and screen readers never meet, for forms that are sent to a service: the
 * visitor's own mail program sends no junk. It is moved out of sight instead of not being displayed,
 * since programs that send junk skip fields that are not displayed.
 */
export const HoneypotField = () => (
  <div aria-hidden="true" css={outOfSight}>
    <label>
      Leave this field empty
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
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
