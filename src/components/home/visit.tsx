import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../styles/media";
import { actionLinks, columns } from "../../styles/mixins";
import { Picture } from "../ui/picture";
import { PicturePair } from "../ui/picture-pair";
import { TextPageLink } from "../ui/text-page-link";

interface Props {
  visit: Queries.VisitFragment;
  firstVisit: Queries.TextPageLinkFragment | null;
}

const SquarePicture = ({ file, alt }: { file: Queries.PairedPhotoFragment; alt: string }) => (
  <Picture image={file.childImageSharp.gallery.smallest} alt={alt} css={square} />
);

export const Visit = ({ visit: { pair, steps }, firstVisit }: Props) => (
  <div css={layout}>
    {pair && (
      <PicturePair
        before={<SquarePicture {...pair.before} />}
        after={<SquarePicture {...pair.after} />}
        caption={pair.caption}
      />
    )}
    <div>
      <ol css={[stepList, !pair && inRow]}>
        {steps?.map(({ name, text }, index) => (
          <li key={index}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <TextPageLink page={firstVisit}>{(link) => <p css={firstVisitLink}>{link}</p>}</TextPageLink>
    </div>
  </div>
);

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

const square = css`
  img {
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

const stepList = css`
  display: grid;
  gap: var(--space-4);
  padding-left: 2.5rem;
  list-style: decimal;

  li::marker,
  h3 {
    color: var(--color-green);
    font: 600 var(--text-title) var(--font-heading);
  }
`;

const inRow = css`
  ${columns(1, 3)}
  column-gap: 4rem;
`;

const firstVisitLink = css`
  margin-top: var(--space-4);
  padding-left: 2.5rem;
  ${actionLinks}
`;

export const query = graphql`
  fragment PairedPhoto on File {
    childImageSharp {
      gallery {
        smallest
      }
    }
  }
  fragment Visit on HomeTextVisit {
    pair {
      before {
        alt
        file {
          ...PairedPhoto
        }
      }
      after {
        alt
        file {
          ...PairedPhoto
        }
      }
      caption
    }
    steps {
      name
      text
    }
  }
`;
