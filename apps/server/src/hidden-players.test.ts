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

/** A database that hides these players, and can be away. */
function createDatabase(hidden: string[]) {
  const logged: string[] = [];
  const database = { hidden, away: false, reads: 0 };
  let tell = (_: Change) => {};
  const deps = {
    pool: {
      async query() {
        database.reads += 1;
        if (database.away) throw new Error('away');
        return { rows: database.hidden.map((player_id) => ({ player_id })) };
      },
    },
    changes: {
      subscribe(listener: (change: Change) => void) {
        tell = listener;
        return () => {};
      },
    },
    log: { error: (line: string) => logged.push(line) },
  } as unknown as Pick<Deps, 'pool' | 'changes' | 'log'>;
  return { database, deps, logged, tell: (change: Change) => tell(change) };
}

const somebodyHid: Change = { all: false, players: ['2'], matches: [], hidden: true };

test('a player hidden while the database was unreachable is hidden once it is back', async () => {
  const { database, deps, logged, tell } = createDatabase(['1']);
  const players = await createHiddenPlayers(deps);
  database.hidden = ['1', '2'];
  database.away = true;
  tell(somebodyHid);
  await vi.advanceTimersByTimeAsync(3000);
  expect([...players.ids]).toEqual(['1']);
  expect(logged[0]).toMatch('hidden players could not be read');
  database.away = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect([...players.ids]).toEqual(['1', '2']);
});

test('changes unrelated to hidden players cause no read', async () => {
  const { database, deps, tell } = createDatabase(['1']);
  await createHiddenPlayers(deps);
  tell({ all: false, players: ['1'], matches: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(database.reads).toBe(1);
  tell({ all: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(database.reads).toBe(2);
});
