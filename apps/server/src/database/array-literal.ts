/** Returns a one-dimensional PostgreSQL array as text; much faster than letting `pg` do it. */
export function toArrayLiteral(values: readonly unknown[]): string {
  let text = '{';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) text += ',';
    if (typeof value === 'number') text += value;
    else if (value === null || value === undefined) text += 'NULL';
    else text += quote(String(value));
  }
  return `${text}}`;
}

const PLAIN_ELEMENT = /^[\w.@:+-]+$/;

function quote(text: string): string {
  // An unquoted NULL would be read as null, not as text.
  if (PLAIN_ELEMENT.test(text) && text.toLowerCase() !== 'null') return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
