declare module "react-helmet" {
  import type { Component, ReactElement, ReactNode } from "react";

  type Tags = { toComponent: () => ReactElement; toString: () => string };

  export type HelmetData = Record<
    "title" | "link" | "meta" | "noscript" | "script" | "style" | "base",
    Tags
  >;

  export class Helmet extends Component<{ children?: ReactNode }> {
    static renderStatic(): HelmetData;
  }
}
