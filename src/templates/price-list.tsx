import { css } from "@emotion/react";
import { graphql, Link, type PageProps } from "gatsby";
import { BookLink } from "../components/ui/book-link";
import { LinkList } from "../components/ui/link-list";
import { PageContainer } from "../components/ui/page-container";
import { PageHeader } from "../components/ui/page-header";
import { PriceListItems } from "../components/services/price-list-items";
import { PrintAddress } from "../components/ui/shop-address";
import { Seo } from "../components/ui/seo";
import { useSite } from "../hooks/use-shared-data";
import { assertDefined } from "../lib/assert-defined";
import { servicesPath } from "../lib/links/routes";
import { estimateId } from "../lib/links/site-ids";
import { banknote } from "../styles/frames";
import { from, lessRoom } from "../styles/media";

export default function PriceListPage({
  data,
  pageContext: { areAllSame },
}: PageProps<Queries.PriceListPageQuery, { areAllSame: boolean }>) {
  const { salesTaxPercent } = useSite();
  const tax = salesTaxPercent > 0 && ` before ${salesTaxPercent}% sales tax`;
  const { slug, title, services } = assertDefined(data.priceList, "data/price-lists.json");
  const tiles = data.tiles.nodes;
  const labels = tiles.filter(({ list }) => list.slug === slug).map(({ label }) => label);
  const name = labels.join(" and ") || title;
  return (
    <>
      <Seo
        title={`Price list: ${name}`}
        searchTitle={`Grooming price list: ${name}`}
        path={`/${slug}/`}
        above={[{ name: "Our Services", path: servicesPath }]}
        description={`Our price list for ${name}: ${services.length} services with what is in them and their prices${tax || ""}.`}
      />
      <PageHeader
        title={
          <>
            Price list: <span css={weightLine}>{name.replaceAll(" lbs", "\u00a0lbs")}</span>
          </>
        }
        medallion="receipt"
      >
        {tax && `Prices${tax}.`}
      </PageHeader>
      <PageContainer css={columns}>
        <div css={sheet}>
          <PriceListItems title={title} services={services} />
        </div>
        <aside className="screen-only" css={sidebar}>
          <BookLink source="price_list" css={{ width: "100%" }} />
          {tiles.length > 0 && (
            <>
              <h2>Other price lists</h2>
              {areAllSame && <p>These services cost the same on every list.</p>}
              <LinkList
                label="Price lists"
                links={tiles.map(({ label, list }) => ({ name: label, path: `/${list.slug}/` }))}
                current={`/${slug}/`}
                css={priceListLinks}
              />
            </>
          )}
          <p>
            For other services,{" "}
            <Link to={`${servicesPath}#${estimateId}`}>find your dog’s price</Link>.
          </p>
        </aside>
      </PageContainer>
      <PrintAddress />
    </>
  );
}

const weightLine = css`
  display: block;
  font-size: var(--text-title);
  letter-spacing: 0;
`;

const columns = css`
  display: grid;
  gap: var(--space-10);
  padding-top: var(--space-10);

  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
    gap: var(--space-16);

    ${lessRoom} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    display: block;
    padding-block: 0;
  }
`;

const sheet = css`
  padding: var(--space-6) var(--space-5);
  ${banknote}
  background: var(--color-card) url("/ornaments/rosette.svg") right -4rem top -6rem / 12rem
    no-repeat;

  ${from("sm")} {
    padding: var(--space-10);
    background-position: right -5rem top -7rem;
    background-size: 17rem;
  }

  @media print {
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
  }
`;

const sidebar = css`
  display: grid;
  gap: var(--space-4);

  h2 {
    margin-top: var(--space-4);
    font-size: var(--text-title);
  }
`;

const priceListLinks = css`
  a {
    padding-inline: var(--space-3);
    border: var(--border-strong);
    background-color: transparent;
  }
`;

export const query = graphql`
  query PriceListPage($slug: String!) {
    priceList(slug: { eq: $slug }) {
      slug
      title
      services {
        ...PriceListService
      }
    }
    tiles: allServiceTile(sort: { position: ASC }) {
      nodes {
        label
        list {
          slug
        }
      }
    }
  }
`;
