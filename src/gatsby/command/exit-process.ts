/** Exits with code 1 after all output is written, because pipes on some systems are slow. */
export const exitProcess = (): Promise<never> =>
  new Promise(() => {
    process.stdout.write("", () => process.stderr.write("", () => process.exit(1)));
  });
