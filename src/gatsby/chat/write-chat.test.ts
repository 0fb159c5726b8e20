import { writeFile } from "node:fs/promises";
import type { CreatePagesArgs } from "gatsby";
import type { ChatData } from "../../lib/chat/chat-data";
import { writeChat } from "./write-chat";

jest.mock("node:fs/promises");
jest.mock("../is-build", () => ({ isBuild: () => true }));

const posts = [
  { folder: "out", frontmatter: { title: "Out", datePublished: "2025-06-09", draft: false } },
  { folder: "draft", frontmatter: { title: "Draft", datePublished: "2025-06-01", draft: true } },
  { folder: "later", frontmatter: { title: "Later", datePublished: "2025-06-10", draft: null } },
];
const none = { nodes: [] };

const answer = {
  words: { greeting: "Hello" },
  categories: none,
  services: { nodes: posts.map(({ folder }) => ({ id: folder, hasMore: true, article: folder })) },
  sizes: none,
  coats: none,
  prices: none,
  facts: none,
  site: { salesTaxPercent: 8.25, booking: {} },
  firstVisit: null,
  posts: { nodes: posts },
};

test("an article is read from the chat once it is out in Austin, and no draft", async () => {
  // In Austin it is still the evening of June 9.
  jest.useFakeTimers({ now: new Date("2025-06-10T02:00:00Z") });
  const graphql = () => Promise.resolve({ data: answer });
  await writeChat({ graphql } as unknown as CreatePagesArgs);
  const { services } = JSON.parse(jest.mocked(writeFile).mock.lastCall?.[1] as string) as ChatData;
  expect(services.map(({ article }) => article)).toEqual([
    { path: "/blog/out/", title: "Out" },
    undefined,
    undefined,
  ]);
});
