import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { HeadTags } from "../components/head/head-tags";
import { lowerCaseScript } from "../components/not-found/lower-case-script";
import { PageDirectory } from "../components/not-found/page-directory";
import { Seo } from "../components/seo/seo";
import { StatusPage } from "../components/status-page/status-page";
import { tapTarget } from "../styles/mixins";

/** What an unknown address shows, unless it is an old one with capital letters. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const addresses = data.pages.nodes.map(({ path }) => path);
  return (
    <>
      <Seo
        title="Page not found"
        description="There is no page at this address. Here is the way back to the shop and its prices."
        path="/404/"
      />
      <HeadTags>
        <script>{lowerCaseScript(addresses)}</script>
      </HeadTags>
      <StatusPage
        title="Page not found"
        lead="Sorry, we couldn't find the page you're looking for."
        value="404"
      >
        <p>This element may still be in production, we appreciate your patience</p>
        <Link to="/" css={home}>
          Go back home
        </Link>
        <noscript>
          <PageDirectory addresses={addresses} />
        </noscript>
      </StatusPage>
    </>
  );
}

const home = css`
  ${tapTarget}
  font-weight: 650;
`;

export const query = graphql`
  query NotFoundPage {
    pages: allSitePage(
      filter: { path: { regex: "/^/(?!404|dev-404-page|error)[^/]+/$/" } }
      sort: { path: ASC }
    ) {
      nodes {
        path
      }
    }
  }
`;
