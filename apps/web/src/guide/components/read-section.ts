export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; headings: string[]; rows: string[][] };

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function toBlock(text: string): Block {
  if (text.startsWith('```')) {
    return { kind: 'code', text: text.replace(/^```.*\n|\n```$/g, '') };
  }
  if (text.startsWith('|')) {
    const [headings = [], , ...rows] = text.split('\n').map(cellsOf);
    return { kind: 'table', headings, rows };
  }
  const collapseWhitespace = (part: string) => part.replace(/\s+/g, ' ').trim();
  if (text.startsWith('- ')) {
    return { kind: 'list', items: text.slice(2).split('\n- ').map(collapseWhitespace) };
  }
  return { kind: 'paragraph', text: collapseWhitespace(text) };
}

/**
 * Returns the blocks below a second-level heading of a Markdown file: paragraphs, code, lists and
 * tables. Throws if there is no such heading, so that a page cannot show a section that is gone.
 */
export function readSection(markdown: string, heading: string): Block[] {
  const part = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`There is no heading "${heading}"`);
  const blocks = part.slice(heading.length).matchAll(/```[\s\S]*?\n```|(?:.+(?:\n(?!```)|$))+/g);
  return [...blocks].map(([text]) => toBlock(text.trim()));
}
