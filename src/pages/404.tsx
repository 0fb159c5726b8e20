import { graphql, Link, type PageProps } from "gatsby";
import { HeadTags, Seo } from "../components/ui/seo";
import { lowerCaseScript } from "../components/not-found/redirect-to-lower-case";
import { StatusPage } from "../components/ui/status-page";
import { actionLink } from "../styles/mixins";
import { notFoundPath } from "../lib/links/routes";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const paths = data.pages.nodes.map(({ path }) => path);
  return (
    <>
      <Seo
        title="Page not found"
        description="There is no page at this address. Here is the way back to the shop and its prices."
        path={notFoundPath}
      />
      {/* Only in the HTML: the policy has the hash of this text, and bundles contain another one. */}
      {typeof document === "undefined" && (
        <HeadTags>
          <script>{lowerCaseScript(paths)}</script>
        </HeadTags>
      )}
      <StatusPage
        title="Page not found"
        lead="Sorry, we couldn’t find the page you’re looking for."
        value="404"
      >
        <p>This element may still be in production, we appreciate your patience</p>
        <Link to="/" css={actionLink}>
          Go back home
        </Link>
      </StatusPage>
    </>
  );
}

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
