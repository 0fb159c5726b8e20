import { writeFile } from "node:fs/promises";
import type { CreatePagesArgs } from "gatsby";
import { postNode } from "../../../test/builders/text-node";
import type { ChatData } from "../../lib/chat/chat-data";
import { writeChat } from "./write-chat";

jest.mock("node:fs/promises");
jest.mock("../on-pre-bootstrap", () => ({ isBuild: () => true }));

const posts = [
  postNode("out", 'title: Out\ndatePublished: "2025-06-09"\ndraft: false'),
  postNode("draft", 'title: Draft\ndatePublished: "2025-06-01"\ndraft: true'),
  postNode("later", "title: Later\ndatePublished: 2025-06-10"),
];

const none = { nodes: [] };

const answer = {
  words: { greeting: "Hello" },
  categories: none,
  services: none,
  sizes: none,
  coats: none,
  prices: none,
  seasonal: none,
  site: { salesTaxPercent: 8.25, booking: {} },
  firstVisit: null,
};

async function written(parts: object): Promise<ChatData> {
  // June 9, in the evening, in Austin.
  jest.useFakeTimers({ now: new Date("2025-06-10T02:00:00Z") });
  await writeChat({
    graphql: () => Promise.resolve({ data: { ...answer, ...parts } }),
    getNodesByType: () => posts,
  } as unknown as CreatePagesArgs);
  return JSON.parse(jest.mocked(writeFile).mock.lastCall?.[1] as string) as ChatData;
}

test("services link only to published articles, and only if they have more", async () => {
  const nodes = [
    ...["out", "draft", "later"].map((article) => ({ hasMore: true, article })),
    { hasMore: false, article: "out" },
  ];
  const { services } = await written({ services: { nodes } });
  expect(services.map(({ article }) => article)).toEqual([
    { path: "/blog/out/", title: "Out" },
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  [
    "requirements",
    { contentPath: "pages/first-visit", frontmatter: { title: "New" } },
    { path: "/first-visit/", title: "New" },
  ],
  ["requirements", null, undefined],
  ["location", null, { path: "/locations/", title: "Locations" }],
])("the question %s with the text %j links to %j", async (id, firstVisit, page) => {
  const { categories } = await written({ categories: { nodes: [{ id }] }, firstVisit });
  expect(categories[0]?.page).toEqual(page);
});
