import { css } from "@emotion/react";
import { WeightBand } from "../weight-band/weight-band";
import { choiceButton } from "./choice-button";

interface DogChoice {
  id: string;
  label: string;
  /** Beside the label. */
  note?: string;
  /** Below it: dogs that are meant. */
  description: string;
}

interface Props {
  choices: readonly DogChoice[];
  onChoose: (id: string) => void;
}

/** Sizes or coats, each with the dogs that are meant. */
export const DogChoices = ({ choices, onChoose }: Props) =>
  choices.map(({ id, label, note, description }) => (
    <button key={id} type="button" onClick={() => onChoose(id)} css={[choiceButton, wide]}>
      <strong>
        <WeightBand label={label} />
      </strong>{" "}
      {note && <span>{note}</span>} <small>{description}</small>
    </button>
  ));

const wide = css`
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  width: 100%;
  color: var(--color-ink);
  font-weight: 400;

  strong {
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: 1.1875rem;
    font-weight: 600;
  }

  small {
    flex-basis: 100%;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
