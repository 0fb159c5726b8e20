// @ts-check
import ts from "typescript";

/**
 * Returns valid CSS in place of a template's `${}`, for its context, with the same number of lines.
 *
 * @param {string} before
 * @param {string} between the expression
 * @param {string} after
 */
function placeholder(before, between, after) {
  const lines = "\n".repeat(between.split("\n").length - 1);
  const isStatement = /(^|[;{}])\s*$/.test(before.replace(/\/\*.*?\*\//gs, ""));
  if (/@[^;{}]*$/.test(before)) return `(width > 0)${lines}`;
  if (!isStatement) return `${/^[^;{}]*\{/.test(after) ? "a" : "0"}${lines}`;
  return `${/^\s*(;|$|\})|^ *\n/.test(after) ? "all:initial;" : "a"}${lines}`;
}

/** @param {ts.TemplateLiteral} template @param {string} text of the file */
function cssOf(template, text) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? template.text;
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.reduce((css, part, index) => {
    const raw = part.rawText ?? part.text;
    const last = parts[index - 1];
    if (!last) return raw;
    return css + placeholder(css, text.slice(last.end, part.getStart()), raw) + raw;
  }, "");
}

/**
 * Lets ESLint check the CSS in Emotion's templates (css`…`) and report the lines of the file.
 *
 * @type {import("eslint").Linter.Processor}
 */
export const emotionCss = {
  meta: { name: "emotion-css" },
  supportsAutofix: true,
  preprocess(text, filename) {
    const file = ts.createSourceFile(filename, text, ts.ScriptTarget.Latest, true);
    /** @type {{ text: string, filename: string }[]} */
    const found = [];
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "css") {
        const { line } = file.getLineAndCharacterOfPosition(node.template.getStart());
        const css = `${"\n".repeat(line)}a{${cssOf(node.template, text)}}`;
        found.push({ text: css, filename: `${found.length}.css` });
      }
      ts.forEachChild(node, visit);
    };
    if (text.includes("css`")) visit(file);
    return [text, ...found];
  },
  postprocess: (messages) => messages.flat(),
};
