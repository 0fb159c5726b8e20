import { css } from "@emotion/react";
import { callLink, mailLink } from "../../lib/links/contact-links";
import { useMdxContext } from "./mdx-context";

/** The value of a fact from `data/`; the shop's phone number and email address can be tapped. */
export const Fact = ({ name }: { name: string }) => {
  const value = useMdxContext().facts[name];
  // Only the live preview comes here: a build stops at a fact that doesn't exist.
  if (value === undefined) return <>{`{${name}}`}</>;
  if (name === "phone") return <a href={callLink(value)}>{value}</a>;
  if (name === "email") return <a href={mailLink(value)}>{value}</a>;
  return <span css={[figures, value.length <= longestInOneLine && inOneLine]}>{value}</span>;
};

/** Letters up to which a value never breaks in two: a price, a date, a time. */
const longestInOneLine = 14;

const inOneLine = css`
  white-space: nowrap;
`;

const figures = css`
  font-variant-numeric: lining-nums;
`;
