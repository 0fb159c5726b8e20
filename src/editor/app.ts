import "./without-eval";
import CMS from "@sveltia/cms";
import site from "../../data/site.json";
import type { Site } from "../content/model/entities/site-schema";
import { collectionNames } from "../content/model/names";
import { afterSave, beforeSave } from "./saving/before-save";
import { toBackend } from "./config/backend";
import { cmsCollections, textField } from "./config/cms-config";
import { fileFormat } from "./files/file-formats";
import { watchLaunch } from "./launch";
import { createNumberControl, numberField } from "./form/number-field";
import { toTemplate } from "./preview/mount-preview";
import { PagePreview, PostPreview } from "./preview/post-preview";
import {
  HoursPreview,
  NoticePreview,
  PackageCardsPreview,
  PromotionsPreview,
  ReviewsPreview,
} from "./preview/record-previews";
import { watchShopData } from "./files/shop-data";
import { TextFieldControl } from "./text-field/text-field";

/** Wider than any picture of the site on the sharpest screen. */
const widest = 2560;

const { repository, signInUrl, url } = site as Pick<Site, "repository" | "signInUrl" | "url">;

for (const name of collectionNames) {
  const { extension, fromFile, toFile } = fileFormat(name);
  CMS.registerCustomFormat(name, extension, { fromFile, toFile });
}

CMS.registerFieldType(textField, TextFieldControl);
CMS.registerFieldType(numberField, createNumberControl());

const previews = {
  posts: PostPreview,
  pages: PagePreview,
  packages: PackageCardsPreview,
  reviews: ReviewsPreview,
  hours: HoursPreview,
  notices: NoticePreview,
  promotions: PromotionsPreview,
};
for (const [name, preview] of Object.entries(previews))
  CMS.registerPreviewTemplate(name, toTemplate(preview));

/** Leaves the page Assets, which deletes pictures that pages use. */
function leaveAssets(): void {
  if (location.hash.startsWith("#/assets")) location.hash = "#/collections";
}
addEventListener("hashchange", leaveAssets);
leaveAssets();

CMS.registerEventListener(beforeSave);
CMS.registerEventListener(afterSave);
watchLaunch(url);
await watchShopData();

void CMS.init({
  config: {
    load_config_file: false,
    backend: toBackend(repository, signInUrl),
    app_title: site.name,
    logo: { src: "/favicon.svg" },
    site_url: url,
    media_folder: "content/gallery",
    public_folder: "",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Re-encoding a photo removes its location and the camera's name.
          transformations: {
            raster_image: { format: "webp", quality: 90, width: widest, height: widest },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 60 },
    output: { omit_empty_optional_fields: true },
    collections: cmsCollections(Object.keys(previews)),
  },
});
