import { css } from "@emotion/react";
import { tapTarget } from "../../styles/mixins";

/** Where old addresses lead, for visitors without scripts, who are not taken there. */
export const PageDirectory = ({ addresses }: { addresses: readonly string[] }) => (
  <nav aria-label="All pages" css={directory}>
    <p>Our addresses are in small letters now. If yours has capitals, it is one of these:</p>
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address}>{address}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const directory = css`
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-5);
  }

  a {
    ${tapTarget}
    min-width: var(--target);
  }
`;
