interface Props {
  /** Empty until something changes: a page must not speak when it loads. */
  children: string | undefined;
  /** Keeps the text silent. */
  isSilent?: boolean;
  className?: string;
}

/**
 * Text that screen readers announce when it changes. They read a paragraph in full, but announce a
 * status without one as "status bar". The key replaces a paragraph that a translator has changed.
 */
export const Status = ({ children, isSilent, className }: Props) => (
  <div role="status" aria-live={isSilent ? "off" : undefined} className={className}>
    {children && <p key={children}>{children}</p>}
  </div>
);
