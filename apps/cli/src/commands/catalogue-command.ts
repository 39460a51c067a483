import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCatalogue, readCatalogueFiles } from '@scrapboard/catalogue';
import {
  compareCatalogues,
  type RowChange,
  type SetChange,
} from '@scrapboard/catalogue/check-files/compare-catalogues';
import { explainCatalogueError } from '@scrapboard/catalogue/check-files/explain-catalogue-error';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseArguments } from './parse-arguments.ts';

/** The maximum number of changed rows printed per file without `--all`. */
const MAX_ROWS = 20;

const HELP = `Check a folder with game data before a server reads it.

Usage: scrapboard catalogue check FOLDER [--all]

Reads the JSON files of a folder as a server with SCRAPBOARD_CATALOGUE would.
Prints every mistake with its file, line and what to do about it; if there is
none, prints the differences from the data that comes with Scrapboard. It changes
nothing and needs no server. docs/catalogue.md describes the files.

Options:
  --all       Print all changed rows, not only the first ${MAX_ROWS} of each file
  -h, --help  Show this text

Exit codes: 0 valid, 1 invalid, 2 wrong arguments.`;

export const catalogueCommand: Command = {
  name: 'catalogue',
  summary: 'Check a folder with game data, and see what it changes',
  help: HELP,
  run,
};

async function run({ args, terminal }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args, { all: { type: 'boolean' } });
  const [action, folder, ...surplusArguments] = positionals;
  if (action !== 'check') throw new UsageError('Specify what to do: catalogue check FOLDER.');
  if (folder === undefined) throw new UsageError('Specify the folder: catalogue check FOLDER.');
  if (surplusArguments.length > 0)
    throw new UsageError(`Unexpected argument "${surplusArguments[0]}".`);

  const files = readFiles(folder);
  const result = readCatalogueFiles(files, defaultCatalogue);
  if ('errors' in result) {
    for (const error of result.errors) {
      const text = files.find(({ name }) => name === error.file)?.text;
      terminal.printProblem(explainCatalogueError(error, text));
    }
    terminal.printProblem(`Invalid: ${pluralize(result.errors.length, 'mistake')} in ${folder}`);
    return 1;
  }
  const changes = compareCatalogues(defaultCatalogue, result.catalogue);
  for (const change of changes) printSet(change, terminal, values.all === true);
  terminal.printLine(
    changes.length === 0
      ? `Valid: ${pluralize(files.length, 'file')}; nothing changes`
      : `Valid: ${pluralize(files.length, 'file')}. Set SCRAPBOARD_CATALOGUE to the folder and restart the server.`,
  );
  return 0;
}

function readFiles(folder: string): { name: string; text: string }[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The folder cannot be read: ${reason}.`);
  }
  if (names.length === 0) throw new UsageError(`There is no file ending in .json in ${folder}.`);
  return names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

function printSet(
  { file, changes, rows, asOf }: SetChange,
  terminal: Terminal,
  shouldShowAll: boolean,
) {
  const kinds = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  const summary = kinds.length === 0 ? 'same rows' : kinds.join(', ');
  terminal.printLine(`${file}: ${summary}; ${pluralize(rows, 'row')} now`);
  if (asOf.before !== asOf.after) terminal.printLine(`  as of ${asOf.before} → ${asOf.after}`);
  const shownChanges = shouldShowAll ? changes : changes.slice(0, MAX_ROWS);
  for (const change of shownChanges) terminal.printLine(`  ${describe(change)}`);
  if (shownChanges.length < changes.length) {
    terminal.printLine(`  … and ${changes.length - shownChanges.length} more; --all prints them`);
  }
}

const SIGNS = { added: '+', changed: '~', removed: '-' };

function describe({ kind, row, fields }: RowChange): string {
  return `${SIGNS[kind]} ${[row, ...(fields.length > 0 ? [fields.join(', ')] : [])].join(': ')}`;
}

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
