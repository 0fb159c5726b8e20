import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { copyText, selectText } from "../../browser/copy-text";
import { handMessage } from "../../browser/handed-message";
import { useSite } from "../../hooks/use-site";
import { estimatePath, estimateText } from "../../lib/estimate-text";
import type { DogEstimate } from "../../lib/price-estimate";

const results = {
  none: "",
  copied: "Copied.",
  refused:
    "Your browser keeps this page from copying. The words below are selected: copy them by hand.",
};

/** What a visitor can do with an estimate besides booking: send it to the shop, or keep it. */
export const EstimateActions = ({ estimate }: { estimate: DogEstimate }) => {
  const { name, url } = useSite();
  const [result, setResult] = useState<keyof typeof results>("none");
  const words = useRef<HTMLQuoteElement>(null);
  const text = estimateText(estimate);
  const toKeep = [name, text, new URL(estimatePath(estimate), url).href].join("\n");

  async function copy() {
    setResult("none"); // so that a second time is announced, too
    setResult((await copyText(toKeep)) ? "copied" : "refused");
  }

  function send() {
    handMessage(text);
    void navigate("/contact/");
  }

  useEffect(() => {
    if (result === "refused" && words.current) selectText(words.current);
  }, [result]);

  return (
    <div>
      <div css={row}>
        <button type="button" onClick={send} css={button}>
          Send to the shop
        </button>
        <button type="button" onClick={() => void copy()} css={button}>
          Copy
        </button>
      </div>
      <p role="status" css={line}>
        {results[result]}
      </p>
      {result === "refused" && (
        <blockquote ref={words} css={quote}>
          {toKeep}
        </blockquote>
      )}
    </div>
  );
};

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const button = css`
  flex: 1 1 auto;
  min-width: var(--target);
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--color-green);
  border-radius: var(--radius);
  background: none;
  color: var(--color-green);
  font-weight: 650;
  line-height: 1.2;
  cursor: pointer;

  &:hover {
    background: var(--color-green-light);
  }
`;

const line = css`
  font-size: var(--text-small);
  line-height: 1.5;

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;

const quote = css`
  margin-top: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: var(--border);
  border-radius: var(--radius);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
