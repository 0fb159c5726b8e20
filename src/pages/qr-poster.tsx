import { css, Global } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useRef } from "react";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Poster } from "../components/poster/poster";
import { PosterActions } from "../components/poster/poster-actions";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { slugify } from "../lib/links/routes";
import { assertDefined } from "../lib/assert-defined";
import { from } from "../styles/media";

export default function QrPosterPage({ data }: PageProps<Queries.QrPosterPageQuery>) {
  const { name } = useSite();
  const { hero } = assertDefined(data.home, "data/home.json");
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <Seo
        title="QR Poster"
        description="Our poster on letter paper, with a QR code that opens the booking page: to print, to save as a PDF or to download as a picture."
        path="/qr-poster/"
      />
      <Global styles={pageSize} />
      <div className="screen-only">
        <PageHeader title="QR Poster" medallion="qrcode">
          <p>
            A letter-size poster for a door, bulletin board or counter. The code opens our booking
            page.
          </p>
        </PageHeader>
      </div>
      <PageContainer css={columns}>
        <div className="screen-only" css={beside}>
          <PosterActions sheet={sheet} fileName={`${slugify(name)}-qr-poster.png`} />
        </div>
        <Poster ref={sheet} motto={hero.title} source={data.site?.poster} />
      </PageContainer>
    </>
  );
}

const columns = css`
  display: grid;
  gap: var(--space-3);

  ${from("md")} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    align-items: start;
    gap: var(--space-10);
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

const beside = css`
  ${from("md")} {
    position: sticky;
    top: var(--below-header);
  }
`;

/* Only the sheet, which has its own margin. */
const pageSize = css`
  @page {
    size: letter;
    margin: 0;
  }
`;

export const query = graphql`
  query QrPosterPage {
    home: homeText {
      hero {
        title
      }
    }
    site: siteIdentity {
      poster {
        parameter
        source
        viaSite
      }
    }
  }
`;
