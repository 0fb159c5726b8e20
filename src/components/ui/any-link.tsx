import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

/** Renders Gatsby's link for paths of this site, and a plain link for other URLs. */
export const AnyLink = ({ href = "", children, ...rest }: ComponentPropsWithoutRef<"a">) =>
  href.startsWith("/") ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
