import { type CatalogueError, describeCatalogueError } from '../read-catalogue-files.ts';
import { catalogueSets } from '../types.ts';
import { lineAt, locateInJson } from './locate-in-json.ts';

/** What to do about an error, by a pattern of its message. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^unknown catalogue file/, 'Rename the file, or move it out of the folder.'],
  [/^is not JSON/, 'Check commas, quotes and brackets on this line and the one before.'],
  [/^unknown field/, 'Correct the spelling, or remove the field.'],
  [/^is missing: a set that is replaced/, 'Add "provenance" beside "rows".'],
  [/^is missing/, 'Add the field to the row, or correct the key if the row should already exist.'],
  [/is also /, 'Merge both rows into one.'],
  [/^overlaps /, 'Move the hours, or limit one of the windows with "since" and "until".'],
  [
    /^expected an id of|^expected one of/,
    'Use one of them, or add the new one to the file of its own set.',
  ],
  [/has been removed, but/, 'Keep the row, or also replace the set that refers to it.'],
  [/is not a valid date/, 'Use a day that exists in that month.'],
  [
    /begins before .* has ended/,
    'Make one season begin on the day after the last day of the other.',
  ],
  [/^expected/, 'Change the value to the expected form.'],
];

/** Returns an error with its line and what to do, in two lines: `parts.json:12: parts[3].rarity: …`. */
export function explainCatalogueError(error: CatalogueError, text: string | undefined): string {
  const line = text === undefined ? null : lineOf(error, text);
  const place = line === null ? error.file : `${error.file}:${line}`;
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(error.message)) ?? [];
  const description = describeCatalogueError({ ...error, file: place });
  return remedy === undefined ? description : `${description}\n  ${remedy}`;
}

function lineOf({ path, message }: CatalogueError, text: string): number | null {
  if (message.startsWith('unknown catalogue file')) return null;
  const [, line] = /\(line (\d+) column \d+\)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return lineAt(text, Number(position));
  if (message.startsWith('is not JSON')) return lineAt(text.trimEnd(), text.length);
  return path === '' ? null : locateInJson(text, toSteps(path, text));
}

/** Returns the path as steps into the file: errors name a row `parts[3]` even if the file has it in `rows`. */
function toSteps(path: string, text: string): (string | number)[] {
  const steps = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
    index === undefined ? name : Number(index),
  );
  const isRow = typeof steps[1] === 'number' && catalogueSets.some((set) => set === steps[0]);
  if (!isRow) return steps;
  const isList = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('[');
  return isList ? steps.slice(1) : ['rows', ...steps.slice(1)];
}
