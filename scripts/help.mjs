// @ts-check
/**
 * What `--help` says of each npm command that is a program of this project; importing this file answers
 * it, before anything else is done. Plain tools (lint, format, typecheck, test:unit) have help of their own.
 */

/** @type {Record<string, string>} a line of usage, then what the command does */
export const commands = {
  start: `npm start
Installs what is missing, builds the site and serves it on http://localhost:9000, or on the next
port that is free. PORT=9100 npm start asks for another port. Ctrl-C ends it.`,
  develop: `npm run develop
The preview on http://localhost:8000, or on the next port that is free: shows drafts, and every
change within seconds of saving. PORT=8100 npm run develop asks for another port. Ctrl-C ends it.`,
  edit: `npm run edit
The preview, and beside it the editor on http://localhost:8000/admin/, for the files of this folder.
Needs Chrome or Edge, and no account. Ctrl-C ends it.`,
  test: `npm test
Checks types, style, units, preview, build, bytes, hosting and what visitors see in browsers. Takes
many minutes.`,
  build: `npm run build
Writes the site that visitors get to the folder public/; the content is checked first.`,
  serve: `npm run serve -- [--port 9000]
Serves the folder public/ as it was last built.`,
  check: `npm run check -- [--all]
Reads everything in data/ and content/ and lists each error with file, line and remedy, after what is
to be done before the site goes live and a summary of the other warnings. --all lists each of them,
with what to do about it.`,
  codegen: `npm run codegen
Writes what is generated from src/content-model and the queries: schemas/, by which editors mark
mistakes, and src/gatsby-types.d.ts, the types of GraphQL's answers. It builds the site for that.`,
  "test:rebuild": `npm run test:rebuild
Builds the site twice from nothing and names the files that differ.`,
  "test:browser": `npm run test:browser -- [words of a path] [--update-snapshots]
What visitors see and do, in Chromium (Playwright). All options: npx playwright test --help`,
  "test:engines": `npm run test:engines -- [words of a path]
What visitors see and do, in Firefox and WebKit; says how to get them.`,
  bench: `npm run bench -- [--runs 5] [--cpu 4] [/ /services/ ...]
Measures pages with Lighthouse and prints the medians; then the byte budgets.`,
  "bench:load": `npm run bench:load -- [--visitors 1000] [--seconds 30]
So many connections at once ask nginx for the home page. Needs wrk and nginx.`,
  "bench:posts": `npm run bench:posts -- 10 100 1000
How long builds take with so many posts, and what /blog/ weighs then.`,
  "bench:avif": `npm run bench:avif -- [folder]
Whether AVIF would make the photos of the folder smaller; test/site/content/gallery if none is named.`,
  "bench:trace": `npm run bench:trace -- [--runs 5] [--cpu 20] [--out bench/trace.svg] [name=folder ...]
Draws what the main thread of a slow phone does while the home page loads, for each built site named.`,
  "bench:taps": `npm run bench:taps -- [--taps 100] [--cpu 4] [--seed 1]
Taps at random moments of a visit, and whether each did what it should exactly once.`,
  budgets: `npm run budgets
Weighs the site against its byte budgets.`,
  art: `npm run art -- [name ...]
Draws pictures, icons, ornaments and the card for social networks, in the colours of
src/styles/tokens.css. With names, such as icons, only these.`,
};

const isAsked = process.argv.slice(2).some((word) => word === "--help" || word === "-h");
const { npm_lifecycle_event: command = "" } = process.env;

if (isAsked && (command === "" || commands[command])) {
  console.log(commands[command] ?? Object.values(commands).join("\n\n"));
  process.exit(0);
}
