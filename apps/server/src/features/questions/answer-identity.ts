import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The code and the game data that make answers from facts. */
const PACKAGES = [
  '@scrapboard/questions',
  '@scrapboard/read-models',
  '@scrapboard/statistics',
  '@scrapboard/catalogue',
  '@scrapboard/contract',
];

/**
 * Returns a hash of the code that makes answers, and of an operator's catalogue: a server of the same version
 * number may be another one, since many run from a clone.
 */
export async function readAnswerIdentity(catalogueFolder: string | undefined): Promise<string> {
  const sources = PACKAGES.map((name) => dirname(fileURLToPath(import.meta.resolve(name))));
  const folders = [
    ...sources,
    import.meta.dirname,
    ...(catalogueFolder === undefined ? [] : [catalogueFolder]),
  ];
  const contentHash = createHash('sha256');
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) =>
      /\.(ts|json)$/.test(name),
    );
    for (const name of names.sort()) {
      contentHash.update(name).update(await readFile(join(folder, name)));
    }
  }
  return contentHash.digest('hex').slice(0, 16);
}
