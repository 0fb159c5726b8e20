import { graphql, type PageProps } from "gatsby";
import { ErrorBoundary } from "../components/ui/error-boundary";
import { Hero } from "../components/home/hero";
import { PhotoCarousel } from "../components/home/photo-carousel";
import { PhotoPreloads } from "../components/home/photo-slide";
import { LocationAndHours } from "../components/ui/location-and-hours";
import { PackageCards } from "../components/services/package-cards";
import { PrintAddress } from "../components/ui/shop-address";
import { ReviewPages } from "../components/home/review-pages";
import { Section } from "../components/ui/section";
import { Seo } from "../components/ui/seo";
import { Team } from "../components/home/team";
import { hasVisit, Visit } from "../components/home/visit";
import { assertDefined } from "../lib/assert-defined";
import { reviewsId } from "../lib/links/site-ids";
import { homeAlias } from "../lib/links/routes";

export default function HomePage({ data, path, location }: PageProps<Queries.HomePageQuery>) {
  const { photos, reviews, packages, team } = data;
  const home = assertDefined(data.home, "data/home.json");
  return (
    <>
      <Seo path="/" searchTitle={path === homeAlias ? "Home" : undefined} />
      <PhotoPreloads photos={photos.nodes} />
      <ErrorBoundary>
        <Hero {...home.hero} reviews={reviews.nodes} />
      </ErrorBoundary>
      <PrintAddress />
      {photos.nodes.length > 0 && (
        <Section tone="green" isTight isScreenOnly {...home.gallery}>
          <PhotoCarousel photos={photos.nodes} />
        </Section>
      )}
      {team.nodes.length > 0 && (
        <Section isScreenOnly {...home.team}>
          <Team members={team.nodes} />
        </Section>
      )}
      <Section tone="light" {...home.pricing}>
        <PackageCards packages={packages.nodes} />
      </Section>
      {reviews.nodes.length > 0 && (
        <Section id={reviewsId} isScreenOnly {...home.reviews}>
          <ReviewPages location={location} reviews={reviews.nodes} />
        </Section>
      )}
      {home.visit && hasVisit(home.visit) && (
        <Section isScreenOnly heading={home.visit.heading} subtitle={home.visit.subtitle}>
          <Visit visit={home.visit} firstVisit={data.firstVisit} />
        </Section>
      )}
      <Section tone="light" {...home.location}>
        <LocationAndHours />
      </Section>
    </>
  );
}

export const query = graphql`
  query HomePage {
    firstVisit: mdx(contentPath: { eq: "pages/first-visit" }) {
      ...TextPageLink
    }
    home: homeText {
      hero {
        ...Hero
      }
      gallery {
        heading
        subtitle
      }
      reviews {
        heading
        subtitle
      }
      pricing {
        heading
        subtitle
      }
      visit {
        heading
        subtitle
        ...Visit
      }
      team {
        heading
        subtitle
      }
      location {
        heading
        subtitle
      }
    }
    photos: allGalleryPhoto(sort: { position: ASC }) {
      nodes {
        ...CarouselPhoto
      }
    }
    reviews: allReview(sort: { position: ASC }) {
      nodes {
        ...ReviewCard
      }
    }
    packages: allPricingPackage(sort: { position: ASC }) {
      nodes {
        ...PackageCard
      }
    }
    team: allTeamMember(sort: { position: ASC }) {
      nodes {
        ...TeamCard
      }
    }
  }
`;
