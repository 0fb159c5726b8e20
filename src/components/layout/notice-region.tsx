import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useState } from "react";
import { dismissNotice, isDismissed } from "../../browser/session-storage";
import { useNow, useNowOrBuildTime } from "../../hooks/use-now";
import { useSharedData } from "../../hooks/use-shared-data";
import { mainId, noticeId } from "../../lib/links/site-ids";
import {
  hiddenNotice,
  isOn,
  noticeWords,
  type Notice as OwnersNotice,
  type NoticeKind,
  toTimedNotice,
} from "../../lib/notice";
import { todayInAustin } from "../../lib/time/calendar";
import { iconButton, pageContainer } from "../../styles/mixins";
import { Icon } from "../ui/icon";

const isInBuiltPage = (until: number): boolean =>
  typeof document === "undefined" ? Date.now() < until : document.getElementById(noticeId) !== null;

export const NoticeRegion = () => {
  const { notice } = useSharedData();
  return notice && <Notice {...notice} />;
};

const Notice = (notice: OwnersNotice) => {
  const today = todayInAustin(useNowOrBuildTime());
  const timed = toTimedNotice(notice);
  const now = useNow();
  const [dismissed, setDismissed] = useState<number>();
  const isShown = now
    ? isOn(timed, now.getTime()) && dismissed !== timed.id && !isDismissed(timed.id)
    : isInBuiltPage(timed.until);

  // Once the time is known, this component hides the notice, instead of the inline script.
  useLayoutEffect(() => {
    if (now) document.documentElement.removeAttribute(hiddenNotice);
  }, [now]);

  const dismiss = () => {
    dismissNotice(timed.id);
    setDismissed(timed.id);
    // The focused button disappears, so the focus moves to the content after the notice.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };

  return (
    isShown && (
      <section id={noticeId} aria-label="Notice" className="screen-only" css={section}>
        <NoticeBar {...notice} {...noticeWords(notice, today)} onDismiss={dismiss} />
      </section>
    )
  );
};

interface NoticeBarProps extends ReturnType<typeof noticeWords> {
  kind: string;
  text: string;
  onDismiss?: () => void;
}

export const NoticeBar = ({ kind, word, day, text, onDismiss }: NoticeBarProps) => (
  <div css={[noticeBar, looks[kind as NoticeKind]]}>
    <p>
      <strong css={noticeWord}>{day ? word : `${word}:`}</strong>{" "}
      {day && <span css={noticeDay}>{`${day}:`}</span>} <bdi>{text}</bdi>
    </p>
    <button
      type="button"
      aria-label="Dismiss this notice"
      data-needs-scripts
      onClick={onDismiss}
      css={dismissButton}
    >
      <Icon name="close" />
    </button>
  </div>
);

const section = css`
  html[${hiddenNotice}] & {
    display: none;
  }
`;

const noticeBar = css`
  --focus-color: var(--notice-ink);
  --notice-ground: var(--color-orange-dark);
  --notice-ink: var(--color-card);
  display: flex;
  align-items: flex-start;
  gap: var(--space-2) var(--space-3);
  ${pageContainer}
  padding-block: var(--space-2);
  background: var(--notice-ground);
  color: var(--notice-ink);

  p {
    flex: 1;
    min-width: 0;
    padding-block: var(--space-2);
    line-height: 1.4;
  }
`;

const looks: Partial<Record<NoticeKind, ReturnType<typeof css>>> = {
  late: css`
    --notice-ground: var(--color-card);
    --notice-ink: var(--color-orange-dark);
    border-block: 3px double;
  `,
  "booked up": css`
    --notice-ground: var(--color-blue);
  `,
  "good news": css`
    --notice-ground: var(--color-green-light);
    --notice-ink: var(--color-green-dark);
  `,
};

const noticeWord = css`
  display: inline-block;
  margin-right: var(--space-1);
  padding: 0 var(--space-2);
  border: 1.5px solid;
  border-radius: var(--radius);
  font-size: var(--text-small);
`;

const noticeDay = css`
  display: inline-block;
  font-weight: 650;
`;

const dismissButton = css`
  ${iconButton}
  flex: none;
  margin-right: calc(-1 * var(--space-2));

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const query = graphql`
  fragment Notice on Notice {
    kind
    from
    until
    text
  }
`;
