import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from './changes.ts';
import type { Deps } from './deps.ts';
import { createHiddenPlayers } from './hidden-players.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a stub of a database in which these players are hidden, and which can become unreachable. */
function createStubDatabase(hidden: string[]) {
  const logLines: string[] = [];
  const database = { hidden, isUnreachable: false, readCount: 0 };
  let notify = (_: Change) => {};
  const deps = {
    pool: {
      async query() {
        database.readCount += 1;
        if (database.isUnreachable) throw new Error('unreachable');
        return { rows: database.hidden.map((player_id) => ({ player_id })) };
      },
    },
    changes: {
      subscribe(listener: (change: Change) => void) {
        notify = listener;
        return () => {};
      },
    },
    log: { error: (line: string) => logLines.push(line) },
  } as unknown as Pick<Deps, 'pool' | 'changes' | 'log'>;
  return { database, deps, logLines, notify: (change: Change) => notify(change) };
}

const hidePlayerChange: Change = { all: false, players: ['2'], matches: [], hidden: true };

test('a player hidden while the database was unreachable is hidden once it is back', async () => {
  const { database, deps, logLines, notify } = createStubDatabase(['1']);
  const players = await createHiddenPlayers(deps);
  database.hidden = ['1', '2'];
  database.isUnreachable = true;
  notify(hidePlayerChange);
  await vi.advanceTimersByTimeAsync(3000);
  expect([...players.ids]).toEqual(['1']);
  expect(logLines[0]).toMatch('hidden players could not be read');
  database.isUnreachable = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect([...players.ids]).toEqual(['1', '2']);
});

test('changes unrelated to hidden players cause no read', async () => {
  const { database, deps, notify } = createStubDatabase(['1']);
  await createHiddenPlayers(deps);
  notify({ all: false, players: ['1'], matches: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(database.readCount).toBe(1);
  notify({ all: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(database.readCount).toBe(2);
});
