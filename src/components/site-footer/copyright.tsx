import { graphql, useStaticQuery } from "gatsby";
import { useNow } from "../../hooks/use-now";

/** The copyright line; its year is the reader's as soon as that is known, until then the build's. */
export const Copyright = ({ name }: { name: string }) => {
  const { site } = useStaticQuery<Queries.CopyrightQuery>(graphql`
    query Copyright {
      site {
        buildTime(formatString: "YYYY")
      }
    }
  `);
  const year = useNow()?.getFullYear() ?? site?.buildTime;
  return (
    <p>
      © {year} {name}
    </p>
  );
};
