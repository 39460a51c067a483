import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Catalogue,
  defaultCatalogue,
  describeCatalogueError,
  readCatalogueFiles,
} from '@scrapboard/catalogue';
import { getErrorMessage, StartError } from './start-error.ts';

/**
 * Loads the game data that comes with Scrapboard, extended by the JSON files in an operator's
 * folder.
 */
export function loadCatalogue(folder: string | undefined): Catalogue {
  if (folder === undefined) return defaultCatalogue;
  const result = readCatalogueFiles(readFiles(folder), defaultCatalogue);
  if ('catalogue' in result) return result.catalogue;
  const [first, ...otherErrors] = result.errors;
  const otherErrorsNote = otherErrors.length > 0 ? ` (and ${otherErrors.length} more)` : '';
  throw new StartError(
    `The catalogue in ${folder} is invalid: ${first ? describeCatalogueError(first) : ''}${otherErrorsNote}`,
  );
}

function readFiles(folder: string): { name: string; text: string }[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  } catch (error) {
    throw new StartError(
      `The folder SCRAPBOARD_CATALOGUE cannot be read: ${getErrorMessage(error)}`,
    );
  }
}
