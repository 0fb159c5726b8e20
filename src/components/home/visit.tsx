import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/media";
import { columns, tapTarget } from "../../styles/mixins";
import { FirstVisitLink } from "../ui/first-visit-link";
import { smallestOf } from "../ui/picture";
import { PicturePair } from "../ui/picture-pair";

interface Props {
  visit: Queries.VisitFragment;
  /** The query's data for the link to the text for a first visit. */
  data: Queries.FirstVisitFragment;
}

/** A dog before and after its visit, and the steps of a visit. */
export const Visit = ({ visit: { pair, steps }, data }: Props) => (
  <div css={layout}>
    {pair && (
      <PicturePair
        sides={[
          {
            label: "Before",
            file: "before",
            alt: pair.before.alt,
            image: smallestOf(pair.before.image),
          },
          {
            label: "After",
            file: "after",
            alt: pair.after.alt,
            image: smallestOf(pair.after.image),
          },
        ]}
        caption={pair.caption}
        css={pairFigure}
      />
    )}
    <div>
      <ol css={[list, !pair && inRow]}>
        {steps?.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <FirstVisitLink data={data}>{(link) => <p css={more}>{link}</p>}</FirstVisitLink>
    </div>
  </div>
);

/** Whether the section has content. */
export const hasVisit = (visit: Queries.VisitFragment | null | undefined) =>
  Boolean(visit?.pair ?? visit?.steps?.length);

const layout = css`
  display: grid;
  gap: var(--space-8);

  ${from("lg")} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: center;
    gap: var(--space-12);
  }
`;

/* Side by side on phones, too: the pair is one picture. */
const pairFigure = css`
  > div {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);
  }
`;

/* Numbered like the price cards, with a line from step to step. */
const list = css`
  display: grid;
  gap: var(--space-4);
  counter-reset: step;

  li {
    position: relative;
    padding-left: 4rem;
    counter-increment: step;
  }

  li::before {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    width: 2.75rem;
    height: 2.75rem;
    place-content: center;
    border: var(--border-strong);
    border-radius: 50%;
    outline: 1px solid var(--color-green);
    outline-offset: -5px;
    color: var(--color-green);
    font-family: var(--font-heading);
    font-size: var(--text-lead);
    font-weight: 600;
    content: counter(step);
  }

  h3 {
    font-size: var(--text-title);
  }
`;

/* Without photos, the steps have the section's width. */
const inRow = css`
  ${columns(1, 3)}
`;

const more = css`
  margin-top: var(--space-4);
  padding-left: 4rem;

  a {
    ${tapTarget}
    font-weight: 600;
  }
`;

export const query = graphql`
  fragment Visit on HomeTextVisit {
    pair {
      before {
        alt
        image
      }
      after {
        alt
        image
      }
      caption
    }
    steps {
      name
      text
    }
  }
`;
