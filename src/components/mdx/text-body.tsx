import { useMDXComponents } from "@mdx-js/react";
import { createElement, Fragment, type ReactNode } from "react";
import type { TextTree } from "../../lib/text-tree";

type Components = Record<string, string | React.ComponentType<Record<string, unknown>>>;

function renderPart(part: TextTree, components: Components, key: number): ReactNode {
  if (typeof part === "string") return part;
  const [name, attributes, ...children] = part;
  return createElement(
    components[name] ?? name,
    { key, ...attributes },
    ...children.map((child, index) => renderPart(child, components, index)),
  );
}

/** A text that comes as data, with the components that `MdxText` around it provides. */
export const TextBody = ({ tree }: { tree: readonly TextTree[] }) => {
  const components = useMDXComponents() as Components;
  return (
    <>
      {tree.map((part, index) => (
        <Fragment key={index}>{renderPart(part, components, index)}</Fragment>
      ))}
    </>
  );
};
