import { BookLink } from "../components/ui/book-link";
import { PhoneLink } from "../components/ui/contact-link";
import { OpeningStateLine } from "../components/ui/opening-state-line";
import { Seo } from "../components/ui/seo";
import { StatusPage } from "../components/ui/status-page";
import { useSite } from "../hooks/use-shared-data";
import { bookPath } from "../lib/links/routes";
import { actionLink } from "../styles/mixins";

export default function BookPage() {
  const { name } = useSite();
  return (
    <>
      <Seo
        title="Book"
        searchTitle="Book a dog grooming appointment"
        description={`Book an appointment at ${name}: online day and night, or by phone while we are open.`}
        path={bookPath}
      />
      <StatusPage title="This is the booking page">
        <BookLink source="book_page" />
        <p>
          <PhoneLink css={actionLink} />
        </p>
        <OpeningStateLine />
      </StatusPage>
    </>
  );
}
