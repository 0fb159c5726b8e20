import type { ContentError } from "./errors";
import { formatAnnotations } from "./format-annotations";

const error: ContentError = {
  file: "data/walk-in.json",
  line: 5,
  record: "service nail-trim",
  field: "price",
  found: '"18"',
  expected: "a number",
  fix: "write 18, without quotes",
};

/** Parses a workflow command as GitHub's runner does. */
function readCommand(command: string) {
  const [, list = "", message = ""] = /^::error ([^]*?)::([^]*)$/.exec(command) ?? [];
  const properties = list
    .split(",")
    .map((pair) => pair.split(/=(.*)/s).slice(0, 2).map(decodeURIComponent));
  const read = Object.fromEntries(properties) as Partial<Record<"file" | "line" | "title", string>>;
  return { ...read, message: decodeURIComponent(message) };
}

describe("an error in GitHub's checks", () => {
  it("is on its line, with the value, the expected value and the fix", () => {
    expect(readCommand(formatAnnotations([error]))).toEqual({
      file: "data/walk-in.json",
      line: "5",
      title: "service nail-trim · price",
      message: 'found     "18"\nexpected  a number\nto fix    write 18, without quotes',
    });
  });

  it("has the file as title if the whole file is wrong", () => {
    const whole = { ...error, line: undefined, record: undefined, field: undefined };
    const read = readCommand(formatAnnotations([whole]));
    expect(read).toMatchObject({ file: "data/walk-in.json", title: "data/walk-in.json" });
    expect(read).not.toHaveProperty("line");
    expect(read.message).toMatch(/^found/);
  });

  it("keeps characters that would end the command", () => {
    const found = "100 %: a, b::error file=x::";
    const written = formatAnnotations([{ ...error, found, record: "post 5::30, 20 %" }, error]);
    expect(written.split("\n")).toHaveLength(2);
    const read = readCommand(written.split("\n")[0] ?? "");
    expect(read.title).toBe("post 5::30, 20 % · price");
    expect(read.message).toContain(found);
  });

  it("keeps line breaks in a file name", () => {
    const [command = "", ...more] = formatAnnotations([
      {
        ...error,
        file: "content/gallery/rex\r\n::error::.jpg",
        record: undefined,
        field: undefined,
      },
    ]).split(/[\r\n]/);
    expect(more).toEqual([]);
    expect(readCommand(command).file).toBe("content/gallery/rex\r\n::error::.jpg");
  });
});
