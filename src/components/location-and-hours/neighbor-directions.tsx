import type { useSite } from "../../hooks/use-site";

type Neighbor = NonNullable<ReturnType<typeof useSite>["neighbor"]>;

/** The sentence that leads to the shop by its neighbor, whose name in it is the link. */
export const NeighborDirections = ({ name, url, directions }: Neighbor) => {
  const [before, ...after] = directions.split(name);
  return (
    <p>
      {before}
      <a href={url}>{name}</a>
      {after.join(name)}
    </p>
  );
};
