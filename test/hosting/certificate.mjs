// @ts-check
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { authority, folder } from "./hosted-site.mjs";

/** The server's certificate and its key. */
export const certificate = {
  chain: join(folder, "certificate.pem"),
  key: join(folder, "key.pem"),
};

/** @param {string[]} parameters */
const openssl = (...parameters) => execFileSync("openssl", parameters, { stdio: "pipe" });

const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc"];

/** Makes an authority, and a certificate for localhost that it has signed; both for a few days. */
export function makeCertificate() {
  const authorityKey = join(folder, "authority-key.pem");
  const request = join(folder, "request.pem");
  const names = join(folder, "names.txt");
  writeFileSync(names, "subjectAltName=DNS:localhost\n");
  openssl(
    ...["req", "-x509", ...newKey, "-days", "7", "-subj", "/CN=Authority of the tests"],
    ...["-keyout", authorityKey, "-out", authority],
  );
  openssl("req", ...newKey, "-subj", "/CN=localhost", "-keyout", certificate.key, "-out", request);
  openssl(
    ...["x509", "-req", "-in", request, "-CA", authority, "-CAkey", authorityKey],
    ...["-days", "7", "-CAcreateserial", "-extfile", names, "-out", certificate.chain],
  );
}
