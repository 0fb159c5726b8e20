import { render, screen, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import DevTeamPage from "./devteam";

test("names the team, shows its site and links it", async () => {
  mockSharedData();
  const developer = { name: "Code & Comb", url: "https://comb.example/" };
  render(<DevTeamPage {...pageProps({ site: { name: "The Clean Paw", developer } })} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Development Team");
  expect(screen.getByText(/grooms this website/)).toHaveTextContent("Code & Comb");
  expect(screen.getByTitle("Website of Code & Comb")).toBeVisible();
  expect(screen.getByRole("link", { name: "comb.example" })).toBeVisible();
  await waitFor(() => expect(document.title).toBe("Development Team | The Clean Paw"));
});
