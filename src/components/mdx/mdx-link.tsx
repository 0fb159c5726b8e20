import { Link } from "gatsby";
import type { ComponentProps } from "react";

/** A link in a text: within the site without a reload, elsewhere as usual. */
export const MdxLink = ({ href = "", children, ...rest }: ComponentProps<"a">) =>
  href.startsWith("/") ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
