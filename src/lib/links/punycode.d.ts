declare module "punycode/punycode.js" {
  const punycode: {
    /**
     * `xn--bcher-kva.example` → `bücher.example`.
     *
     * @throws RangeError if a label is malformed
     */
    toUnicode: (hostName: string) => string;
  };
  export default punycode;
}
