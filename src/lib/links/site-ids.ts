/** The ids of the site's own elements. Texts can't use them (free-id.ts). */

export const mainId = "main";
export const newsletterId = "newsletter";
export const noticeId = "notice";
export const menuId = "menu";
export const chatId = "chat";
export const chatTitleId = "chat-title";

export const contentsId = "contents";

export const mottoId = "motto";

export const reviewsId = "reviews";
export const previousPhotoId = "previous-photo";
export const nextPhotoId = "next-photo";

export const estimateId = "estimate";
export const allPricesId = "all-prices";

export const reachUsId = "reach-us";

/** Browsers scroll to the start of the page for `#top`. */
export const topId = "top";
