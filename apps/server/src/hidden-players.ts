import { defineQuery } from './database/define-query.ts';
import type { Deps } from './deps.ts';

/** Players whom others see only as "Hidden player". */
export interface HiddenPlayers {
  readonly ids: ReadonlySet<string>;
  /** Reads them again, for a request that has just changed them. */
  reload(): Promise<void>;
}

const RETRY_DELAY_MS = 1000;

const hiddenPlayers = defineQuery({
  text: 'select player_id from hidden_player',
  columns: { player_id: 'text' },
});

/**
 * Loads hidden players into memory, since every response about players needs them, and follows
 * changes.
 */
export async function createHiddenPlayers({
  pool,
  changes,
  log,
}: Pick<Deps, 'pool' | 'changes' | 'log'>): Promise<HiddenPlayers> {
  let ids: ReadonlySet<string> = new Set();
  let readsStarted = 0;
  let newestRead = 0;
  let retryTimer: NodeJS.Timeout | undefined;

  async function reload(): Promise<void> {
    readsStarted += 1;
    const readNumber = readsStarted;
    const rows = await hiddenPlayers.all(pool);
    // A read that began later may have ended first and is more recent.
    if (readNumber < newestRead) return;
    newestRead = readNumber;
    ids = new Set(rows.map((row) => row.player_id));
  }

  /** Reloads until it succeeds, since newly hidden players would stay visible otherwise. */
  async function reloadWithRetry(): Promise<void> {
    try {
      await reload();
    } catch (error) {
      log.error(`The hidden players could not be read: ${String(error)}`);
      clearTimeout(retryTimer);
      retryTimer = setTimeout(reloadWithRetry, RETRY_DELAY_MS).unref();
    }
  }

  changes.subscribe((change) => {
    if (change.all || change.hidden === true) void reloadWithRetry();
  });
  await reload();
  return {
    get ids() {
      return ids;
    },
    reload,
  };
}
