// @ts-check
/** Serves a folder the way static hosts do: node test/builds/server.mjs public <port> */
import { createStaticServer } from "./static-server.mjs";

const [folder = "public", port] = process.argv.slice(2);
createStaticServer(folder).listen(Number(port), "localhost", () => {
  console.log(`Serving ${folder} at http://localhost:${port}`);
});
