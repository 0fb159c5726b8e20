import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { guillocheField } from "../../styles/frames";

interface Props {
  url: string;
  title: string;
  sandbox: string;
  className?: string;
  /** Covers a page that the browser can't load. */
  children: ReactNode;
}

/** Frames don't report errors: a request tells whether the site is blocked or the visitor offline. */
export const ExternalFrame = ({ url, title, sandbox, className, children }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"usual" | "blocked" | "back">("usual");
  const isBlocked = state === "blocked";

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const check = () => {
      fetch(url, { method: "HEAD", mode: "no-cors" }).then(
        () => setState((before) => (before === "usual" ? "usual" : "back")),
        () => setState("blocked"),
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      addEventListener("online", check);
      check();
    });
    observer.observe(area.current!);
    return () => {
      observer.disconnect();
      removeEventListener("online", check);
    };
  }, [url]);

  return (
    <div ref={area} className={className} css={pane}>
      <iframe
        key={String(state === "back")} // loads the page again
        src={url}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox={sandbox}
        tabIndex={isBlocked ? -1 : undefined}
        css={isBlocked && unseen}
      />
      {isBlocked && <div>{children}</div>}
    </div>
  );
};

const pane = css`
  display: grid;
  background: var(--color-green-light) ${guillocheField};
  overflow: auto;

  > * {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    border: 0;
  }

  > div {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--space-3);
    padding: var(--space-6);
    text-align: center;
  }

  @media print {
    display: none;
  }
`;

const unseen = css`
  opacity: 0;
  pointer-events: none;
`;
