/**
 * Returns a table as CSV (RFC 4180) with a heading line. It starts with a byte order mark, without which
 * spreadsheets read UTF-8 as the system's old encoding.
 */
export function toCsv(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(writeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Text that a spreadsheet would evaluate as a formula; players choose their own names. */
const FORMULA = /^[=+\-@\t\r]/;

function writeCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
