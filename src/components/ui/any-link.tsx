import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

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
