import { useEffect, useState } from "react";

interface Props {
  /** Empty until something changes: a page must not announce it when it loads. */
  children: string | undefined;
  isSilent?: boolean;
  /** The page also shows the text elsewhere, so it is only for screen readers. */
  isRepeated?: boolean;
  className?: string;
}

/** An empty paragraph would be a "status bar"; the key replaces one that a translator changed. */
export const Status = ({ children, isSilent, isRepeated, className }: Props) => (
  <div
    role="status"
    aria-live={isSilent ? "off" : undefined}
    className={isRepeated ? "visually-hidden" : className}
  >
    {children &&
      (isRepeated ? (
        <Announcement key={children}>{children}</Announcement>
      ) : (
        <p key={children}>{children}</p>
      ))}
  </div>
);

/** Is removed once it was spoken: nobody reads it twice. */
export const Announcement = ({ children }: { children: string }) => {
  const [isSpoken, setIsSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSpoken(true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return !isSpoken && <p>{children}</p>;
};
