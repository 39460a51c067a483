/**
 * Returns the line, from 1, on which the value at a path of names and indices begins in a JSON text; if the
 * value is missing, the line of the closest value that encloses it. The text must be valid.
 */
export function locateInJson(text: string, path: readonly (string | number)[]): number {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const next = findChild(text, at, step);
    if (next === null) break;
    at = next;
  }
  return lineAt(text, at);
}

/** Returns the line, from 1, that a position of a text is on. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Returns where the child with a name or an index begins in the object or list at a position. */
function findChild(text: string, start: number, step: string | number): number | null {
  const isList = text[start] === '[';
  if (!isList && text[start] !== '{') return null;
  let at = skipSpace(text, start + 1);
  for (let index = 0; text[at] !== ']' && text[at] !== '}'; index++) {
    let name: unknown = index;
    if (!isList) {
      const end = skipValue(text, at);
      name = JSON.parse(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === step) return at;
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return null;
}

const isContainer = (character: string | undefined) => character === '[' || character === '{';

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/[\s\uFEFF]/.test(text[at] ?? '')) at++;
  return at;
}

/** Returns where the value at a position ends. */
function skipValue(text: string, start: number): number {
  if (text[start] === '"') return skipText(text, start);
  if (!isContainer(text[start])) {
    let at = start;
    while (/[^\s,\]}]/.test(text[at] ?? ' ')) at++;
    return at;
  }
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = skipText(text, at) - 1;
    else if (isContainer(character)) depth++;
    else if ((character === ']' || character === '}') && --depth === 0) return at + 1;
  }
  return text.length;
}

function skipText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
