import { css } from "@emotion/react";
import { QRCodeSVG } from "qrcode.react";
import { useSite } from "../../hooks/use-shared-data";
import { transparentPixel } from "../../lib/pictures";
import { posterLink, type PosterSource } from "../../lib/links/booking-link";
import { onPaper } from "./poster-size";

const side = 364;
/** The mark covers 5 % of the code; level H corrects up to 30 %. */
const mark = 80;

/** Reserves the mark's area. WebKit never reports the load of a picture inside a detached SVG. */
const place = { width: mark, height: mark, excavate: true, src: transparentPixel };

export const PosterCode = ({ source }: { source?: PosterSource | null }) => {
  const site = useSite();
  return (
    <div css={middle}>
      <img src="/ornaments/rosette.svg" alt="" fetchPriority="low" css={[centered, rosette]} />
      <QRCodeSVG
        value={posterLink(site, source)}
        level="H"
        size={side}
        marginSize={4}
        bgColor="var(--color-card)"
        fgColor="var(--color-green-dark)"
        title="QR code of the booking page"
        imageSettings={place}
        css={code}
      />
      <img src="/icons/icon-512.png" alt="" css={[centered, dog]} />
    </div>
  );
};

const middle = css`
  position: relative;
  display: grid;
  justify-items: center;
`;

const centered = css`
  position: absolute;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
`;

/* Larger than its row: the lines continue behind the text around it. */
const rosette = css`
  width: ${onPaper(640)};
  max-width: none;
  height: ${onPaper(640)};
`;

const dog = css`
  width: ${onPaper(mark)};
  height: ${onPaper(mark)};
`;

const code = css`
  position: relative;
  width: ${onPaper(side)};
  height: ${onPaper(side)};
  border: ${onPaper(1.6)} solid var(--color-green);
`;
