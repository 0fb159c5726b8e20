/** The functions of `node:path` that the content check uses, for paths with slashes. */
export const posix = {
  dirname: (path: string): string => path.replace(/\/?[^/]*$/, ""),
  basename: (path: string): string => path.replace(/^.*\//s, ""),
  extname: (path: string): string => /[^/.](\.[^/.]*)$/.exec(path)?.[1] ?? "",
  join(...parts: string[]): string {
    const steps: string[] = [];
    for (const step of parts.join("/").split("/")) {
      if (step === ".." && steps.length > 0) steps.pop();
      else if (step !== "." && step !== "") steps.push(step);
    }
    return steps.join("/");
  },
};
