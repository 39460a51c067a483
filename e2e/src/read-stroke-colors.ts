/** Returns the colours that lines are drawn in; to be run in the page. */
export function readStrokeColors(lines: Element[]): string[] {
  return lines.map((line) => getComputedStyle(line).stroke);
}
