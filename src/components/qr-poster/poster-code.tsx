import { css } from "@emotion/react";
import { QRCodeSVG } from "qrcode.react";
import { useSite } from "../../hooks/use-site";
import { bookingLink } from "../../lib/booking-link";

const side = 308;
/** The mark covers 5 % of the code, of which level H gives back up to 30 %. */
const mark = 68;

/** The code that leads to the booking page, on a rosette, with the house's mark in its middle. */
export const PosterCode = () => {
  const { booking } = useSite();
  return (
    <div css={place}>
      <img src="/ornaments/rosette.svg" alt="" fetchPriority="low" css={rosette} />
      <QRCodeSVG
        value={bookingLink(booking)}
        level="H"
        size={side}
        marginSize={4}
        bgColor="var(--color-card)"
        fgColor="var(--color-green-dark)"
        title="QR code of the booking page"
        imageSettings={{ src: "/icons/icon-512.png", width: mark, height: mark, excavate: true }}
        css={code}
      />
    </div>
  );
};

const place = css`
  position: relative;
  display: grid;
  justify-items: center;
`;

/* Larger than its row: the lines run on behind the words around it. */
const rosette = css`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 560px;
  max-width: none;
  height: 560px;
  transform: translate(-50%, -50%);
`;

const code = css`
  position: relative;
  border: 1.6px solid var(--color-green);
`;
