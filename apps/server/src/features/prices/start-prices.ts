import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { getErrorMessage } from '../../start-error.ts';
import { updatePrices } from './update-prices.ts';

const HOUR_MS = 60 * 60 * 1000;

interface PriceOptions {
  config: Pick<Config, 'prices' | 'pricesIntervalHours'>;
  pool: Pool;
  log: Log;
}

/** Reads the operator's prices now and every few hours. Returns a function that stops it. */
export function startPrices({ config, pool, log }: PriceOptions): () => Promise<void> {
  const { prices: source, pricesIntervalHours } = config;
  if (source === undefined) return async () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const update = () =>
    updatePrices({ db: pool, source, log, signal }).catch((error) =>
      log.warn(`Could not store prices: ${getErrorMessage(error)}`),
    );
  let lastUpdate = update();
  const timer = setInterval(() => {
    lastUpdate = lastUpdate.then(update);
  }, pricesIntervalHours * HOUR_MS).unref();
  return () => {
    clearInterval(timer);
    controller.abort();
    return lastUpdate;
  };
}
