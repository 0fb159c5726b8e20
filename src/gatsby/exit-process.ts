/** Ends the process when all output has arrived: pipes on some systems are slow. */
export const exitProcess = (): Promise<never> =>
  new Promise(() => {
    process.stdout.write("", () => process.stderr.write("", () => process.exit(1)));
  });
