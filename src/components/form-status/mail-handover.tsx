import { css } from "@emotion/react";
import { type ReactNode, useRef, useState } from "react";
import { copyText, selectText } from "../../browser/copy-text";

interface Props {
  /** The mail's words. */
  body: string;
  /** Link to the shop's mail address. */
  mail: ReactNode;
}

const results = {
  none: "",
  copied: "Copied.",
  selected: "The message is selected: copy it with Ctrl+C, or hold it and choose Copy.",
};

/** The way out for visitors whose mail program did not open: the words, to copy. */
export const MailHandover = ({ body, mail }: Props) => {
  const words = useRef<HTMLQuoteElement>(null);
  const [result, setResult] = useState<keyof typeof results>("none");
  const copy = async () => {
    const isCopied = await copyText(body);
    if (!isCopied && words.current) selectText(words.current);
    setResult(isCopied ? "copied" : "selected");
  };
  return (
    <>
      <p css={question}>Nothing opened? Copy this message and mail it to {mail}.</p>
      <blockquote ref={words} css={quote}>
        {body}
      </blockquote>
      <p css={line}>
        <button type="button" onClick={() => void copy()} css={button}>
          Copy
        </button>
        <span role="status">{results[result]}</span>
      </p>
    </>
  );
};

const question = css`
  margin-top: var(--space-3);
`;

const quote = css`
  margin-block: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid;
  border-radius: var(--radius);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const button = css`
  min-width: var(--target);
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: 1.5px solid;
  border-radius: var(--radius);
  background: none;
  font-weight: 650;
  line-height: 1.2;
  cursor: pointer;
`;
