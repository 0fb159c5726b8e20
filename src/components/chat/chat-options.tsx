import { css } from "@emotion/react";
import { Link } from "gatsby";
import type { MouseEvent } from "react";
import type { ChatButtons, ChatData, Message, Choice } from "../../lib/chat/chat-data";
import { BookLink } from "../ui/book-link";
import { WeightBand } from "../ui/weight-band";
import { filled } from "../../styles/frames";
import { choiceButton } from "./chat-problem";

interface Props {
  message: Message | undefined;
  data: ChatData;
  onChoose: (choice: Choice) => void;
}

const names: Partial<Record<ChatButtons, string>> = {
  category: "Questions",
  dogSize: "Dog sizes",
  coat: "Coats",
  service: "Services",
};

/** The second tap of a double tap would hit the button that the first one revealed. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

/** The buttons of a message, in a group that can take the focus when the pressed button disappears. */
export const ChatOptions = ({ message, data, onChoose }: Props) => {
  if (!message) return null;
  const { buttons, service, article, page } = message;
  const has = (kind: ChatButtons) => buttons.includes(kind);
  const button = (choice: Choice, label: string, style = choiceButton) => (
    <button key={label} type="button" onClick={() => onChoose(choice)} css={style}>
      {label}
    </button>
  );
  const dogButton = (choice: Choice, title: string, description: string, note?: string) => (
    <button key={title} type="button" onClick={() => onChoose(choice)} css={[choiceButton, wide]}>
      <strong>
        <WeightBand label={title} />
      </strong>{" "}
      {note && <span>{note}</span>} <small>{description}</small>
    </button>
  );
  const others = data.services.filter(({ id }) => id !== service);
  return (
    <div
      role="group"
      aria-label={(buttons[0] && names[buttons[0]]) ?? "What next"}
      tabIndex={-1}
      onClickCapture={ignoreSecondTap}
      // For an article, reading starts at its title instead.
      data-next={article ? undefined : ""}
      css={[group, has("category") && columns]}
    >
      {has("category") &&
        data.categories.map(({ id, label }) => button({ kind: "category", id }, label))}
      {has("dogSize") &&
        data.sizes.map(({ id, range, label, description }) =>
          dogButton({ kind: "dogSize", id }, range, description, label),
        )}
      {has("coat") &&
        data.coats.map(({ id, label, description }) =>
          dogButton({ kind: "coat", id }, label, description),
        )}
      {has("learnMore") && button({ kind: "learnMore" }, "Learn more", filledButton)}
      {has("service") && others.map(({ id, label }) => button({ kind: "service", id }, label))}
      {page && has("page") && (
        <Link to={page.path} css={filledButton}>
          {page.title}
        </Link>
      )}
      {has("booking") && <BookLink source="chat" newTab />}
      {has("askAnother") && button({ kind: "askAnother" }, "Ask Another Question")}
    </div>
  );
};

const filledButton = css`
  ${choiceButton}
  ${filled}
`;

const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  border-radius: var(--radius);
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
`;

const wide = css`
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  width: 100%;
  color: var(--color-ink);
  font-weight: 400;

  strong {
    color: var(--color-green);
    font: 600 1.1875rem / 1.2 var(--font-heading);
  }

  small {
    flex-basis: 100%;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
