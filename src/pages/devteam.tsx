import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ExternalFrame } from "../components/ui/external-frame";
import { Icon } from "../components/ui/icon";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { assertDefined } from "../lib/assert-defined";
import { devteamPath } from "../lib/links/routes";
import { card } from "../styles/frames";
import { actionLink, actionLinks } from "../styles/mixins";

export default function DevTeamPage({ data }: PageProps<Queries.DevTeamPageQuery>) {
  const { developer, name } = assertDefined(data.site, "data/site.json");
  return (
    <>
      <Seo
        title="Development Team"
        description={`${developer.name} built the website of ${name}.`}
        path={devteamPath}
      />
      <PageHeader title="Development Team" medallion="code">
        <p>We groom the dogs. {developer.name} builds and maintains this website.</p>
      </PageHeader>
      <PageContainer>
        <figure css={frame}>
          <figcaption css={bar}>
            <strong>{developer.name}</strong>
            <a href={developer.url} rel="noopener">
              {new URL(developer.url).hostname}
              <Icon name="external" size={20} />
            </a>
            <p>If the preview stays empty, use the link above.</p>
          </figcaption>
          <ExternalFrame
            url={developer.url}
            title={`Website of ${developer.name}`}
            sandbox="allow-scripts"
            css={{ height: "min(40rem, 75vh)" }}
          >
            <p>The preview can’t load here.</p>
            <a href={developer.url} rel="noopener" css={actionLink}>
              Visit {developer.name}
            </a>
          </ExternalFrame>
        </figure>
      </PageContainer>
    </>
  );
}

const frame = css`
  ${card}
  overflow: hidden;
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-6);
  padding: var(--space-2) var(--space-5);
  border-bottom: var(--border-strong);

  strong {
    font: 600 var(--text-lead) / 1.6 var(--font-heading);
  }
  ${actionLinks}

  p {
    flex-basis: 100%;
    padding-bottom: var(--space-1);
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;

export const query = graphql`
  query DevTeamPage {
    site: siteIdentity {
      name
      developer {
        name
        url
      }
    }
  }
`;
