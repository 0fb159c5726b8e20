interface Props {
  /** Empty until something changes: a page must not announce it when it loads. */
  children: string | undefined;
  isSilent?: boolean;
  className?: string;
}

/** An empty paragraph would be a "status bar"; the key replaces one that a translator changed. */
export const Status = ({ children, isSilent, className }: Props) => (
  <div role="status" aria-live={isSilent ? "off" : undefined} className={className}>
    {children && <p key={children}>{children}</p>}
  </div>
);
