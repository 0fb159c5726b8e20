import type { ReactNode } from "react";
import { headingId } from "../../lib/slug";

/** A heading of the second level that can be linked; `Mdx.sections` lists the same fragments. */
export const SectionHeading = ({ children }: { children?: ReactNode }) => (
  <h2 id={typeof children === "string" ? headingId(children) : undefined}>{children}</h2>
);
