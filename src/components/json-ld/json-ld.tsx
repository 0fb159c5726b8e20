import { Helmet } from "react-helmet";
import { type StructuredData, toScript } from "../../lib/structured-data/to-script";

/** Says what a page is about in a form that search engines read. */
export const JsonLd = ({ data }: { data: StructuredData }) => (
  <Helmet>
    <script type="application/ld+json">{toScript(data)}</script>
  </Helmet>
);
