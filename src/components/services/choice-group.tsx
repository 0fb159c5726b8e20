import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { below, from, onHover } from "../../styles/media";

interface Props {
  name: string;
  question: string;
  choices: readonly { id: string; title: ReactNode; note?: string; description: string }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Two columns at every width, in narrow windows without descriptions. Otherwise as many as fit. */
  isDense?: boolean;
}

export const ChoiceGroup = ({ name, question, choices, chosen, onChoose, isDense }: Props) => (
  <fieldset css={group}>
    <legend>{question}</legend>
    <div css={isDense ? twoColumns : manyColumns}>
      {choices.map(({ id, title, note, description }) => (
        <label key={id} css={chip}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <strong>{title}</strong> {note && <span>{note}</span>}{" "}
          <span data-details css={{ gridColumn: "2 / -1", color: "var(--color-ink-soft)" }}>
            {description}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

const group = css`
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font: 600 var(--text-title) / 1.6 var(--font-heading);
  }
`;

const twoColumns = css`
  display: grid;
  gap: var(--space-2);

  > :last-child:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));

  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${below("sm")} {
    [data-details] {
      display: none;
    }
  }
`;

const manyColumns = css`
  display: grid;
  gap: var(--space-2);

  label {
    align-content: start;
  }

  ${from("sm")} {
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  }
`;

const chip = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: baseline;
  column-gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-card);
  font-size: var(--text-small);
  line-height: 1.25;
  cursor: pointer;

  ${from("sm")} {
    grid-template-columns: auto auto 1fr;
    column-gap: var(--space-2);
  }

  input {
    grid-row: 1 / span 3;
    align-self: center;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0 var(--space-1) 0 0;
    accent-color: var(--color-green);
    cursor: inherit;
  }

  strong {
    font: 600 1.1875rem / 1.25 var(--font-heading);
  }

  input:focus {
    outline: none;
  }

  /* The ring is around the whole choice. Not by :focus-visible, which WebKit doesn't set for arrow keys. */
  html:not([data-pointer]) &:has(input:focus) {
    outline: 3px solid var(--focus-color);
    outline-offset: 2px;
  }

  ${onHover("border-color: var(--color-green);")}

  &:has(input:checked) {
    border-color: var(--color-green);
    background: var(--color-green-light);
    box-shadow: inset 0 0 0 1px var(--color-green);
  }
`;
