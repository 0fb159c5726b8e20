const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * Brings the styles that Emotion has put before each element into the head, each once and in their
 * order: one style sheet to parse instead of a hundred, and `:first-child` means what it says.
 * Styles that Emotion has merged into others, so that no element has them by their own name, are
 * left out.
 *
 * In the browser Emotion goes on from there (src/styles/wrap-root-element.tsx).
 */
export function gatherStyles(html: string): string {
  const rules = new Map<string, string>();
  const rest = html.replace(emotionStyle, (_, name: string, css: string) => {
    rules.set(name, css);
    return "";
  });
  const isUsed = ([names, css]: [string, string]) =>
    css.startsWith("@keyframes") || names.split(" ").some((name) => rest.includes(`css-${name}`));
  const used = [...rules].filter(isUsed);
  if (used.length === 0) return rest;
  const sheet = `<style data-emotion="css">${used.map(([, css]) => css).join("")}</style>`;
  return rest.replace("</head>", () => `${sheet}</head>`);
}
