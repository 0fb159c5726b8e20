import { css } from "@emotion/react";
import { QRCodeSVG } from "qrcode.react";
import { useSite } from "../../hooks/use-site";
import { transparentPixel } from "../../lib/pictures/transparent-pixel";
import { posterLink, type PosterSource } from "../../lib/links/poster-link";
import { onPaper } from "./poster-size";

const side = 308;
/** The mark covers 5 % of the code, of which level H gives back up to 30 %. */
const mark = 68;

/**
 * Keeps the mark's place free. The mark itself is laid over it: of a picture inside of an SVG that
 * is not on the page WebKit never tells that it has loaded, which html-to-image waits for.
 */
const place = { width: mark, height: mark, excavate: true, src: transparentPixel };

/** The code that leads to the booking page, on a rosette, with the house's mark in its middle. */
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

/* Larger than its row: the lines run on behind the words around it. */
const rosette = css`
  width: ${onPaper(560)};
  max-width: none;
  height: ${onPaper(560)};
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
