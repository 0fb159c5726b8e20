import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

/** A link to wherever its address leads: within the site without a reload, elsewhere as usual. */
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
