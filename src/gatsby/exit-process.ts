/** Ends the process with exit code 1 after all output has been written: pipes on some systems are slow. */
export const exitProcess = (): Promise<never> =>
  new Promise(() => {
    process.stdout.write("", () => process.stderr.write("", () => process.exit(1)));
  });
