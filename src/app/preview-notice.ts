/** What the build does for each page, for the live preview: shows the notice in its time. */
import notices from "../../data/notice.json";
import { timed, type Notice } from "../lib/notice/notice";
import { showNotice } from "../inline/show-notice";

const [notice] = notices as Notice[];
if (notice) showNotice(timed(notice));
