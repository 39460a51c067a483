import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

type TextTree = string | TextTree[] | { [key: string]: TextTree };

const textsFolder = join(repository, 'apps/web/src/i18n');

function flatten(tree: TextTree, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) =>
    flatten(value, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}

function readLanguageFolder(code: string): Map<string, string> {
  const files = readdirSync(join(textsFolder, code)).filter((name) => name.endsWith('.json'));
  return new Map(
    files.flatMap((name) =>
      flatten(
        JSON.parse(readFileSync(join(textsFolder, code, name), 'utf8')) as TextTree,
        `${name.replace('.json', '')}:`,
      ),
    ),
  );
}

/** Returns the texts of a language by `area:path.of.the.text`; the English ones if it has no folder. */
export function readTexts(code: string): Map<string, string> {
  return readLanguageFolder(existsSync(join(textsFolder, code)) ? code : 'en');
}
