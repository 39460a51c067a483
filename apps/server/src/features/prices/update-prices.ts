import { readPriceList } from '@scrapboard/catalogue';
import type { Queryable } from '../../database/define-query.ts';
import type { Log } from '../../log.ts';
import { getErrorMessage } from '../../start-error.ts';
import { savePriceFailure, savePrices } from './price-state.ts';
import { PriceSourceError, readPriceSource } from './read-price-source.ts';

interface UpdateOptions {
  db: Queryable;
  /** A file or a URL. */
  source: string;
  log: Log;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Reads the operator's prices. If that fails, logs the reason and keeps the old ones. */
export async function updatePrices(options: UpdateOptions): Promise<void> {
  const { db, source, log, signal } = options;
  try {
    const result = readPriceList(await readPriceSource(source, options));
    if ('errors' in result) throw new PriceSourceError(result.errors.join('\n  '));
    await savePrices(db, source, result.list);
  } catch (error) {
    if (signal?.aborted) return;
    await savePriceFailure(db, source);
    log.warn(`SCRAPBOARD_PRICES cannot be used, earlier prices stay: ${getErrorMessage(error)}`);
  }
}
