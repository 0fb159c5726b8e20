import { useNow } from "../../hooks/use-now";
import { useSharedData } from "../../hooks/use-shared-data";

/** The copyright line; its year is the reader's as soon as that is known, until then the build's. */
export const Copyright = ({ name }: { name: string }) => {
  const { build } = useSharedData();
  const year = useNow()?.getFullYear() ?? build?.buildTime?.slice(0, 4);
  return (
    <p>
      © {year} {name}
    </p>
  );
};
