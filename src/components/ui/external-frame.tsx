import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { guillocheField } from "../../styles/frames";

interface Props {
  url: string;
  title: string;
  sandbox: string;
  className?: string;
  /** Replaces a page that the browser can't load. */
  children: ReactNode;
}

const timeLimit = 15_000; // ms

/** Frames don't report errors: a request shows whether the site is blocked or silent, or the visitor offline. */
export const ExternalFrame = ({ url, title, sandbox, className, children }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);

  useEffect(() => {
    const check = () => {
      const signal = AbortSignal.timeout(timeLimit);
      fetch(url, { method: "HEAD", mode: "no-cors", signal }).then(
        () => setIsBlocked(false),
        () => setIsBlocked(true),
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
    <div ref={area} className={`screen-only ${className ?? ""}`} css={[pane, isBlocked && message]}>
      {isBlocked ? (
        children
      ) : (
        <iframe
          src={url}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={sandbox}
        />
      )}
    </div>
  );
};

const pane = css`
  background: var(--color-green-light) ${guillocheField};
  overflow: auto;

  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const message = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6);
  text-align: center;
`;
