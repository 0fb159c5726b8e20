const emotionStyle = /<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * Brings the styles that Emotion has put before each element into the head, each once and in their
 * order: one style sheet to parse instead of a hundred, and `:first-child` means what it says.
 *
 * `data-s` is Emotion's own mark for a style sheet in the head; in the browser it goes on from there.
 */
export function gatherStyles(html: string): string {
  const rules = new Map<string, string>();
  const rest = html.replace(emotionStyle, (_, name: string, css: string) => {
    rules.set(name, css);
    return "";
  });
  if (rules.size === 0) return html;
  const sheet = `<style data-emotion="css ${[...rules.keys()].join(" ")}" data-s="">${[...rules.values()].join("")}</style>`;
  return rest.replace("</head>", () => `${sheet}</head>`);
}
