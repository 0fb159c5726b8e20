import { css } from "@emotion/react";
import { type SVGProps, useId } from "react";
import { useSite } from "../../hooks/use-shared-data";
import dogHead from "./dog-head.json";

const capHeight = 0.7;
const tracking = 0.09;
const bandRadius = 90;
const largestSize = 17.5;
const starRoom = 22;
/** The top text's baseline is up to 6 units inside the band's middle, so its arc is shorter. */
const arcInset = 4;

/** Estimated by the widths of Fraunces 600: the build has no font to measure. */
function widthInEm(capitals: string): number {
  const letter = (char: string) =>
    char === " " ? 0.24 : /[MW]/.test(char) ? 1 : /[IJ1.,'’-]/.test(char) ? 0.44 : 0.73;
  return [...capitals].reduce((sum, char) => sum + letter(char) + tracking, 0);
}

/** Lays out both texts in one size: the largest, up to `largestSize`, at which they don't overlap. */
function layOutRim(top: string, bottom: string) {
  const [topWidth, bottomWidth] = [widthInEm(top), widthInEm(bottom)];
  const arc = 2 * Math.PI * (bandRadius - arcInset) - 2 * starRoom;
  const size = Math.min(largestSize, arc / (topWidth + bottomWidth));
  const topRadius = bandRadius - (size * capHeight) / 2;
  const bottomRadius = bandRadius + (size * capHeight) / 2;
  const topHalf = (size * topWidth) / topRadius / 2;
  const bottomHalf = (size * bottomWidth) / bottomRadius / 2;
  // Of the right star, in degrees from twelve o'clock; the left star mirrors it.
  const starAngle = ((topHalf + Math.PI - bottomHalf) / 2) * (180 / Math.PI);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    size: round(size),
    topRadius: round(topRadius),
    bottomRadius: round(bottomRadius),
    starAngle: round(starAngle),
  };
}

/** The shop's full logo, with 10 to 40 letters on each half of its rim. */
export function Logo({ className }: { className?: string }) {
  const { name, established } = useSite();
  const id = useId();
  const [upper, lower] = [name.toUpperCase(), `ESTABLISHED ${established}`];
  const rim = layOutRim(upper, lower);
  // A full circle from six (top) or twelve (bottom) o'clock: long texts pass the horizontal.
  const circle = (radius: number, y: number, sweep: 0 | 1) =>
    `M0 ${y}a${radius} ${radius} 0 0 ${sweep} 0 ${-2 * y}a${radius} ${radius} 0 0 ${sweep} 0 ${2 * y}`;
  return (
    <svg viewBox="-120 -120 240 240" aria-hidden="true" css={logoStyle} className={className}>
      {scallops(111, 17, 72, { className: "edge" })}
      {scallops(111, 12, 72)}
      <g className="ground" stroke="currentColor">
        <circle r="107.5" />
        <circle r="104.3" strokeWidth=".7" />
        <circle r="102.2" strokeWidth=".7" />
        <circle r="77" strokeWidth="1.6" />
        <circle r="74.2" strokeWidth=".6" />
        <circle r="55" strokeWidth="32" strokeDasharray=".5 3.1" opacity=".35" />
      </g>
      <g fill="currentColor">
        <g transform="scale(.67)translate(-106-112)">
          {/* Keeps the rays away from the engraved lines and slightly off the outline. */}
          <path className="ground edge" d={dogHead.silhouette} strokeWidth="6" />
          <path d={head} fillRule="evenodd" />
          <path className="ground" d={dogHead.engraving} fillRule="evenodd" />
        </g>
        <path transform={`rotate(${rim.starAngle})translate(0-90)`} d={star} />
        <path transform={`rotate(-${rim.starAngle})translate(0-90)`} d={star} />
        <path id={`${id}t`} d={circle(rim.topRadius, rim.topRadius, 1)} fill="none" />
        <path id={`${id}b`} d={circle(rim.bottomRadius, -rim.bottomRadius, 0)} fill="none" />
        <g fontSize={rim.size} letterSpacing={`${tracking}em`} textAnchor="middle">
          <text>
            <textPath href={`#${id}t`} startOffset="50%">
              {upper}
            </textPath>
          </text>
          <text>
            <textPath href={`#${id}b`} startOffset="50%">
              {lower}
            </textPath>
          </text>
        </g>
      </g>
    </svg>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className} css={inks}>
      {scallops(46, 6, 48, { fill: "currentColor" })}
      <circle r="43.5" fill="none" className="edge" />
      <path
        d={head + dogHead.trim}
        fillRule="evenodd"
        transform="scale(.42)translate(-110-114)"
        className="ground"
      />
    </svg>
  );
}

const scallops = (
  radius: number,
  width: number,
  count: number,
  props?: SVGProps<SVGCircleElement>,
) => (
  <circle
    r={radius}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeDasharray={`0 ${((2 * Math.PI * radius) / count).toFixed(3)}`}
    {...props}
  />
);

const head = dogHead.silhouette + dogHead.features;
const star = "M0-5.5 1.3-1.8 5.2-1.7 2.1.7 3.2 4.4 0 2.2-3.2 4.4-2.1.7-5.2-1.7-1.3-1.8z";

const inks = css`
  color: var(--color-green);
  --logo-ground: var(--color-card);
  .ground {
    fill: var(--logo-ground);
  }
  .edge {
    stroke: var(--logo-ground);
  }
  @media (forced-colors: active) {
    border-radius: 50%;
    background: var(--logo-ground);
    forced-color-adjust: none;
  }
`;
const logoStyle = css`
  ${inks}
  font-family: var(--font-heading);
  font-weight: 600;
`;
