import { Link } from "gatsby";
import { PhoneLink } from "../components/ui/contact-link";
import { Seo } from "../components/ui/seo";
import { StatusPage } from "../components/ui/status-page";
import { errorPath, helpPath } from "../lib/links/routes";
import { actionLink } from "../styles/mixins";

export default function ErrorPage() {
  return (
    <>
      <Seo
        title="Something went wrong"
        description="Something went wrong on our side. Here is how to reach us."
        path={errorPath}
      />
      <StatusPage
        title="Something went wrong"
        lead="It wasn’t you, and it wasn’t your dog. Please try again in a moment."
      >
        <p>
          If it happens again, call <PhoneLink /> and we’ll sort it out together.
        </p>
        <ul css={{ display: "flex", flexWrap: "wrap", columnGap: "var(--space-6)" }}>
          <li>
            <Link to="/" css={actionLink}>
              Go back home
            </Link>
          </li>
          <li>
            <Link to={helpPath} css={actionLink}>
              Get help
            </Link>
          </li>
        </ul>
      </StatusPage>
    </>
  );
}
