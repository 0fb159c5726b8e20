import { StaticQueryContext } from "gatsby";
import type { Context } from "react";
import { ContactDetails } from "../../components/contact/contact-details";
import { FaqList } from "../../components/faq/faq-list";
import { PhotoCarousel } from "../../components/home/photo-carousel";
import { PriceCards } from "../../components/services/price-cards";
import { Promotions } from "../../components/promotions/promotions";
import { Reviews } from "../../components/home/reviews";
import { Section } from "../../components/ui/section";
import { HeaderLinks } from "../../components/layout/header-links";
import { Team } from "../../components/home/team";
import HomePage from "../../pages/index";
import LocationsPage from "../../pages/locations";
import ServicesPage from "../../pages/services";
import BlogPage from "../blog";
import PostPage from "../post";
import PriceListPage from "../price-list";
import { pageProps } from "../../../test/builders/page-props";
import { blogPath } from "../../lib/links/routes";
import * as awkward from "./awkward-data";
import { emoji, longName, longWord, rightToLeft, textOfLength } from "./awkward-words";

declare module "gatsby" {
  /** The context that `useStaticQuery` reads, by Gatsby's names of queries; Gatsby's types omit it. */
  export const StaticQueryContext: Context<Record<string, { data: unknown }>>;
}

/** The query of src/hooks/use-shared-data.ts, under any name. */
const queries = new Proxy({}, { get: () => ({ data: awkward.shared }) });

const nodes = <Node,>(all: readonly Node[]) => ({ nodes: all });
const awkwardSection = (heading: string) => ({ heading, subtitle: textOfLength(300) });
const business = { build: { buildTime: "2026-11" }, profiles: nodes([]) };

const home: Queries.HomePageQuery = {
  ...business,
  home: {
    hero: {
      title: longName,
      welcome: textOfLength(300),
      prices: textOfLength(100),
      serviceArea: textOfLength(300),
      portrait: null,
    },
    gallery: awkwardSection(longWord),
    reviews: awkwardSection("Thirteen reviews"),
    pricing: awkwardSection("Thirteen packages"),
    visit: { ...awkwardSection("Thirteen steps"), ...awkward.visit },
    team: awkwardSection(rightToLeft),
    location: awkwardSection(emoji),
  },
  photos: nodes(awkward.photos),
  reviews: nodes(awkward.reviews),
  packages: nodes(awkward.packages),
  team: nodes(awkward.team),
  firstVisit: { frontmatter: { title: longName } },
};

const services: Queries.ServicesPageQuery = {
  tiles: nodes(awkward.tiles),
  sizes: nodes(awkward.sizes),
  coats: nodes(awkward.coats),
  prices: nodes(awkward.prices),
  walkIn: nodes(awkward.services),
  addOns: nodes(awkward.services),
  site: null,
};

const priceList: Queries.PriceListPageQuery = {
  priceList: {
    slug: "list-1",
    title: longName,
    services: awkward.services,
    tiles: awkward.tiles.map(({ label }, position) => ({ label, position })),
  },
  tiles: nodes(awkward.tiles),
};

const locations: Queries.LocationsPageQuery = {
  ...business,
  packages: nodes([]),
  locations: nodes(awkward.locations),
  home: { location: awkwardSection("Thirteen closed days") },
};

const blog = {
  contentPaths: [],
  list: blogPath,
  page: 2,
  pages: 13,
  topic: longWord,
  categories: [rightToLeft, emoji, longName],
};

/** All sections with content that is awkward to lay out; only for the live preview and its test. */
export default function AllSectionsPage() {
  const [newest, , other = null] = awkward.posts;
  return (
    <StaticQueryContext.Provider value={queries}>
      <HomePage {...pageProps(home)} />
      <Section heading="One of each">
        <PhotoCarousel photos={awkward.photos.slice(0, 1)} />
        <Reviews reviews={awkward.reviews.slice(0, 1)} />
        <PriceCards packages={awkward.packages.slice(0, 1)} />
        <Team members={awkward.team.slice(1, 2)} />
        <Promotions promotions={awkward.promotions.slice(0, 1)} seasonal={[]} />
      </Section>
      <Section heading="None">
        <Reviews reviews={[]} />
        <PriceCards packages={[]} />
        <Team members={[]} />
        <Promotions promotions={[]} seasonal={[]} />
      </Section>
      <Section heading="Promotions, questions, links">
        <Promotions promotions={awkward.promotions} seasonal={[]} />
        <FaqList items={awkward.questions} fragment="#question-1" />
        <HeaderLinks direction="row" />
        <HeaderLinks direction="column" />
        <ContactDetails />
      </Section>
      <ServicesPage {...pageProps(services)} />
      <PriceListPage {...pageProps(priceList, "/", { areAllSame: true })} />
      <LocationsPage {...pageProps(locations)} />
      <BlogPage {...pageProps({ posts: nodes(awkward.posts) }, "/", blog)} />
      {newest && <PostPage data={{ post: newest, newer: other, older: other }} />}
    </StaticQueryContext.Provider>
  );
}
