import { type ReactNode, useEffect, useState } from "react";

interface Props {
  /** A text or `Announcement`. Empty until something changes: a page must not announce it when it loads. */
  children: ReactNode;
  isSilent?: boolean;
  className?: string;
}

/** An empty paragraph would be a "status bar"; the key replaces one that a translator changed. */
export const Status = ({ children, isSilent, className }: Props) => (
  <div role="status" aria-live={isSilent ? "off" : undefined} className={className}>
    {typeof children === "string" && children ? <p key={children}>{children}</p> : children}
  </div>
);

/** What the page also shows elsewhere. It is removed once it was spoken: nobody reads it twice. */
export const Announcement = ({ children }: { children: string }) => {
  const [isSpoken, setIsSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return !isSpoken && <p className="visually-hidden">{children}</p>;
};
