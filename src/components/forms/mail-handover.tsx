import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useCopy } from "../../hooks/use-copy";
import { framedLink, textToCopy } from "../../styles/frames";
import { Status } from "../ui/status";

interface Props {
  body: string;
  mailLink: ReactNode;
}

const results = {
  none: "",
  copied: "Copied.",
  selected: "The message is selected: copy it with Ctrl+C, or hold it and choose Copy.",
};

/** For visitors whose email app didn't open: the text, to copy. */
export const MailHandover = ({ body, mailLink }: Props) => {
  const { copy, result, words } = useCopy<HTMLQuoteElement>(body);
  return (
    <>
      <p css={{ marginTop: "var(--space-3)" }}>
        Your email app should now show this message. It reaches us once you press Send there.
        Nothing opened? Copy it and email it to {mailLink}.
      </p>
      <blockquote ref={words} css={css(textToCopy)}>
        {body}
      </blockquote>
      <div css={line}>
        <button type="button" onClick={copy} css={button}>
          Copy
        </button>
        <Status>{results[result]}</Status>
      </div>
    </>
  );
};

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const button = css(framedLink);
