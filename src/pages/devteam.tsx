import { graphql, type PageProps } from "gatsby";
import { DeveloperFrame } from "../components/devteam/developer-frame";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { Seo } from "../components/ui/seo";
import { assertDefined } from "../lib/assert-defined";

export default function DevTeamPage({ data }: PageProps<Queries.DevTeamPageQuery>) {
  const { developer, name } = assertDefined(data.site, "data/site.json");
  return (
    <>
      <Seo
        title="Development Team"
        description={`${developer.name} built the website of ${name}.`}
        path="/devteam/"
      />
      <PageHeader title="Development Team" medallion="code">
        <p>We groom the dogs. {developer.name} builds and maintains this website.</p>
      </PageHeader>
      <PageContainer>
        <DeveloperFrame {...developer} />
      </PageContainer>
    </>
  );
}

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
