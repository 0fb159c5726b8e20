import { css } from "@emotion/react";
import { braidPath, rosettePath } from "./guilloche";
import { paper } from "./poster-size";

const margin = 30; // beyond what a desktop printer cannot reach
const band = 46;
const across = paper.width - 2 * (margin + band);
const down = paper.height - 2 * (margin + band);

const horizontal = { length: across, waves: 14 };
const vertical = { length: down, waves: 19 };
const outer = { reach: 17, strands: 8 };

/** The woven frame of a stock certificate. Drawn from curves, so that it is sharp at any size. */
export const GuillocheFrame = () => (
  <svg viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true" css={frame}>
    {[0, paper.height - 2 * margin - band].map((y) => (
      <Band key={y} x={margin + band} y={margin + y} width={across} height={band}>
        <path d={braidPath({ ...horizontal, ...outer })} />
      </Band>
    ))}
    {[0, paper.width - 2 * margin - band].map((x) => (
      <Band key={x} x={margin + x} y={margin + band} width={band} height={down}>
        <path d={braidPath({ ...vertical, ...outer })} transform="rotate(90)" />
      </Band>
    ))}
    <Rule inset={margin} width={3} />
    <Rule inset={margin + 5} width={0.8} />
    <Rule inset={margin + band - 4} width={0.8} />
    <Rule inset={margin + band} width={1.6} />
    {[0, 1, 2, 3].map((corner) => (
      <Corner
        key={corner}
        x={corner % 2 === 0 ? margin : paper.width - margin - band}
        y={corner < 2 ? margin : paper.height - margin - band}
      />
    ))}
  </svg>
);

interface BoxProps {
  x: number;
  y: number;
}

/** A clipped box whose origin is its middle across and its start along. */
const Band = ({
  children,
  ...box
}: BoxProps & { width: number; height: number; children: React.ReactNode }) => (
  <svg {...box} strokeWidth="0.8">
    <g transform={box.width > box.height ? `translate(0 ${band / 2})` : `translate(${band / 2} 0)`}>
      {children}
    </g>
  </svg>
);

const Rule = ({ inset, width }: { inset: number; width: number }) => (
  <rect
    x={inset}
    y={inset}
    width={paper.width - 2 * inset}
    height={paper.height - 2 * inset}
    strokeWidth={width}
  />
);

const Corner = ({ x, y }: BoxProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={band} height={band} fill="currentColor" />
    <path
      transform={`translate(${band / 2} ${band / 2})`}
      d={rosettePath(band / 2 - 4, 18)}
      className="light"
      strokeWidth="0.9"
    />
  </g>
);

const frame = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: var(--color-green);
  fill: none;
  stroke: currentColor;

  .light {
    stroke: var(--color-card);
  }
`;
