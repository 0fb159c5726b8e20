import { render, screen, waitFor } from "@testing-library/react";
import { mockSharedData } from "../../test/builders/mock-shared-data";
import { pageProps } from "../../test/builders/page-props";
import DevTeamPage from "./devteam";

test("names the team, links its site, and shows it shut into its frame", async () => {
  mockSharedData();
  const developer = { name: "Code & Comb", url: "https://comb.example/" };
  render(<DevTeamPage {...pageProps({ site: { name: "The Clean Paw", developer } })} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Development Team");
  expect(screen.getByText(/grooms this website/)).toHaveTextContent("Code & Comb");
  const frame = screen.getByTitle("Website of Code & Comb");
  expect(frame).toHaveAttribute("src", developer.url);
  expect(frame).toHaveAttribute("sandbox", "allow-scripts");
  expect(frame).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("link", { name: "comb.example" })).toHaveAttribute("href", developer.url);
  await waitFor(() => expect(document.title).toBe("Development Team | The Clean Paw"));
});
