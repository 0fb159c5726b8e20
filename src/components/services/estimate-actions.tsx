import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { prefillMessage } from "../../browser/session-storage";
import { useCopy } from "../../hooks/use-copy";
import { useSite } from "../../hooks/use-shared-data";
import { estimatePath, estimateText, type DogEstimate } from "../../lib/money/price-estimate";
import { contactPath } from "../../lib/links/routes";
import { framedLink, textToCopy } from "../../styles/frames";
import { Status } from "../ui/status";

const copyResults = {
  none: "",
  copied: "Copied.",
  selected: "Your browser blocked copying. The text below is selected; copy it yourself.",
};

export const EstimateActions = ({ estimate }: { estimate: DogEstimate }) => {
  const { name, url } = useSite();
  const text = estimateText(estimate);
  const copiedText = [name, text, new URL(estimatePath(estimate), url).href].join("\n");
  const { copy, result, textRef } = useCopy<HTMLQuoteElement>(copiedText);

  function send() {
    prefillMessage(text);
    void navigate(contactPath);
  }

  return (
    <div>
      <div css={{ display: "flex", flexWrap: "wrap", gap: "var(--space-2)" }}>
        <button type="button" onClick={send} css={button}>
          Send to the shop
        </button>
        <button type="button" onClick={copy} css={button}>
          Copy
        </button>
      </div>
      <Status css={statusLine}>{copyResults[result]}</Status>
      {result === "selected" && (
        <blockquote ref={textRef} css={css(textToCopy)}>
          {copiedText}
        </blockquote>
      )}
    </div>
  );
};

const button = css`
  ${framedLink}
  flex: 1 1 auto;
`;

const statusLine = css`
  font-size: var(--text-small);
  line-height: 1.5;

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;
