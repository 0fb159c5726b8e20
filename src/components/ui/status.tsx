interface Props {
  /** Empty until something changes: a page must not announce it when it loads. */
  children: string | undefined;
  isSilent?: boolean;
  className?: string;
}

/**
 * Text that screen readers announce when it changes. An empty paragraph would be a "status bar". The
 * key replaces a paragraph that a translator changed.
 */
export const Status = ({ children, isSilent, className }: Props) => (
  <div role="status" aria-live={isSilent ? "off" : undefined} className={className}>
    {children && <p key={children}>{children}</p>}
  </div>
);
