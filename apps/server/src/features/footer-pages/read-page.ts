import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FooterPage, FooterPageName } from '@scrapboard/contract';
import type { Log } from '../../log.ts';

/** A larger file is not read, since it is probably there by mistake. */
const MAX_PAGE_BYTES = 256 * 1024;

const NO_TEXT: FooterPage = { text: null, language: null };

/**
 * Returns the operator's text for a page: `privacy.de.md` for one language, otherwise `privacy.md`
 * for all. An unreadable file is logged and counts as missing.
 */
export async function readPage(
  folder: string,
  page: FooterPageName,
  language: FooterPage['language'],
  log: Log,
): Promise<FooterPage> {
  for (const candidate of language === null ? [null] : [language, null]) {
    const file = join(folder, candidate === null ? `${page}.md` : `${page}.${candidate}.md`);
    try {
      if ((await stat(file)).size > MAX_PAGE_BYTES)
        throw new Error(`larger than ${MAX_PAGE_BYTES} bytes`);
      return { text: await readFile(file, 'utf8'), language: candidate };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      log.error(
        `${file} cannot be shown: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return NO_TEXT;
}
