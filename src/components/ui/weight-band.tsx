import { css } from "@emotion/react";

export const WeightBand = ({ label }: { label: string }) => {
  const [, value, unit] = /^(\d\S*) (\S+)$/.exec(label) ?? [];
  if (!value) return <>{label}</>;
  return (
    <span css={band}>
      {value} <small css={small}>{unit}</small>
    </span>
  );
};

const band = css`
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;

const small = css`
  font-size: max(0.45em, 0.875rem);
  letter-spacing: 0;
`;
