import { HeadTags } from "../head/head-tags";
import { type StructuredData, toScript } from "../../lib/structured-data/to-script";

/** Says what a page is about in a form that search engines read. */
export const JsonLd = ({ data }: { data: StructuredData }) => (
  <HeadTags>
    <script type="application/ld+json">{toScript(data)}</script>
  </HeadTags>
);
