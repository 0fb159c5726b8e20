/** Shows the notice in the live preview by its dates, as the build does for each page. */
import notices from "../../../data/notice.json";
import { toTimedNotice, type Notice } from "../../lib/notice/notice";
import { showNotice } from "./show-notice";

const [notice] = notices as Notice[];
if (notice) showNotice(toTimedNotice(notice));
