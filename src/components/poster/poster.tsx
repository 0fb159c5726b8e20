import { css } from "@emotion/react";
import { QRCodeSVG } from "qrcode.react";
import { Fragment, type Ref } from "react";
import { useSite } from "../../hooks/use-shared-data";
import { posterLink } from "../../lib/links/booking-link";
import { transparentPixel } from "../../lib/pictures";
import { Logo } from "../ui/logo";
import { toSheetWidth, paper } from "./poster-size";

interface Props {
  motto: string;
  source?: Queries.SiteIdentityPoster | null;
  ref?: Ref<HTMLDivElement>;
}

export const Poster = ({ motto, source, ref }: Props) => {
  const site = useSite();
  const { name, established, serviceArea, phone, email, url } = site;
  return (
    <section aria-label="Poster" css={preview}>
      <div ref={ref} css={sheet}>
        <img src="/ornaments/poster-frame.svg" alt="" css={frame} />
        {/* Inlined, because html-to-image doesn't load the file. */}
        <div css={flexible(logoSizes)}>
          <Logo css={filling} />
        </div>
        <p css={[title, motto.length > shortMotto && { fontSize: toSheetWidth(44) }]}>{motto}</p>
        <p className="visually-hidden">Established {established}</p>
        <div css={shop}>
          <p css={shopName}>{name}</p>
          <p css={area}>
            {serviceArea.map((town, index) => (
              <Fragment key={town}>
                {index > 0 && " "}
                <span css={{ whiteSpace: "nowrap" }}>
                  {index < serviceArea.length - 1 ? `${town} ·` : town}
                </span>
              </Fragment>
            ))}
          </p>
        </div>
        <div css={flexible(codeSizes)}>
          <img src="/ornaments/rosette.svg" alt="" fetchPriority="low" css={[centered, rosette]} />
          <QRCodeSVG
            value={posterLink(site, source)}
            level="H"
            size={codeSizes.largest}
            marginSize={4}
            bgColor="var(--color-card)"
            fgColor="var(--color-green-dark)"
            title="QR code of the booking page"
            imageSettings={reservedMark}
            css={[filling, code]}
          />
          <img src="/icons/icon-512.png" alt="" css={[centered, mark]} />
        </div>
        <div css={callToAction}>Scan to book</div>
        <div css={phoneNumber}>{phone}</div>
        <p css={contactLines}>
          <span>{email}</span>
          <span>{new URL(url).host}</span>
        </p>
      </div>
    </section>
  );
};

/** A longer motto has smaller letters. */
const shortMotto = 20;

/** Logo and code make room for longer texts: their sizes in pixels of letter paper. */
const logoSizes = { smallest: 100, largest: 160 };
/** The smallest is 2 inches, which a phone reads from a step away. */
const codeSizes = { smallest: 212, largest: 364 };
/** The mark covers 5 % of the code; level H corrects up to 30 %. */
const markSize = 80;

/** Reserves the mark's area. WebKit never reports the load of a picture inside a detached SVG. */
const reservedMark = { width: markSize, height: markSize, excavate: true, src: transparentPixel };

const preview = css`
  container-type: inline-size;
  width: 100%;
  max-width: ${paper.width}px;
  overflow: hidden;
  box-shadow: var(--elevation-raised);

  @media print {
    max-width: none;
    box-shadow: none;
    break-inside: avoid;
  }
`;

/* All lengths are shares of the sheet's width, so a larger text size can't make text overflow. Logo and code make
room for longer texts, also on paper; on a screen the sheet grows for a visitor's text spacing. */
const sheet = css`
  position: relative;
  display: flex;
  flex-direction: column;
  flex-wrap: nowrap !important; /* as in review-card.tsx */
  align-items: center;
  justify-content: space-between;
  gap: ${toSheetWidth(6)};
  min-height: ${toSheetWidth(paper.height)};
  padding: ${toSheetWidth(96)} ${toSheetWidth(92)} ${toSheetWidth(100)};
  overflow: hidden;
  background: var(--color-card);
  font-size: ${toSheetWidth(22)};
  letter-spacing: normal;
  line-height: 1.2;
  text-align: center;
  word-spacing: normal;
  print-color-adjust: exact;
  text-rendering: geometricPrecision; /* the letters' relative positions don't depend on the size */

  > :is(p, div) {
    position: relative;
    max-width: 100%;
  }

  @media print {
    height: ${toSheetWidth(paper.height)};
  }
`;

const flexible = ({ smallest, largest }: typeof logoSizes) => css`
  flex: ${largest - smallest} 0 ${toSheetWidth(smallest)};
  width: 100%;
  max-height: ${toSheetWidth(largest)};
`;

const filling = css`
  position: absolute;
  inset: 0;
  width: auto;
  height: 100%;
  margin-inline: auto;
  aspect-ratio: 1;
`;

const frame = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const title = css`
  color: var(--color-green);
  font: 600 ${toSheetWidth(66)} / 1.02 var(--font-heading);
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

const shop = css`
  display: grid;
  gap: ${toSheetWidth(6)};
`;

const shopName = css`
  font: 600 ${toSheetWidth(30)} / 1.1 var(--font-heading);
  text-wrap: balance;
`;

const area = css`
  font-weight: 600;
  letter-spacing: 0.14em;
  text-wrap: balance;
`;

const callToAction = css`
  color: var(--color-green);
  font: 600 ${toSheetWidth(40)} / 1.1 var(--font-heading);
`;

const phoneNumber = css`
  font: 600 ${toSheetWidth(48)} / 1 var(--font-heading);
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;

const contactLines = css`
  display: grid;
  gap: ${toSheetWidth(4)};
`;

const centered = css`
  position: absolute;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
`;

/* Larger than its row: the lines continue behind the text around it. */
const rosette = css`
  width: ${toSheetWidth(640)};
  max-width: none;
`;

const mark = css`
  height: ${(100 * markSize) / codeSizes.largest}%;
`;

const code = css`
  border: ${toSheetWidth(1.6)} solid var(--color-green);
`;
