import { simulateWorld } from '@scrapboard/simulator';
import type { Pool } from 'pg';
import { addNamedPlayers } from '../../../apps/server/src/features/search/testing/add-named-players.ts';

const cyrillic = 'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ э ю я'.split(' ');
const han = [...'战车王铁锈龙虎风火山林黑白钢鬼神天地人大小'];

export interface NamedPlayer {
  id: string;
  names: readonly [string, ...string[]];
  games: number;
}

/**
 * Returns the demo's simulated players; every tenth name is in Cyrillic, every fiftieth in Chinese.
 */
export function simulatePlayers(count: number): NamedPlayer[] {
  const to = Date.UTC(2026, 8, 1);
  const { players } = simulateWorld({
    seed: 1,
    players: count,
    matches: 1,
    from: to - 300 * 86_400_000,
    to,
  });
  return players.map(({ id, nickname, nameChange }, i): NamedPlayer => {
    const name =
      i % 50 === 7
        ? makeName(han, i, 2 + (i % 3))
        : i % 10 === 3
          ? makeName(cyrillic, i, 5 + (i % 6))
          : nickname;
    return {
      id,
      names: nameChange === null ? [name] : [nameChange.from, name],
      games: (i * 7919) % 2000,
    };
  });
}

function makeName(alphabet: readonly string[], seed: number, length: number): string {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  let text = '';
  for (let i = 0; i < length; i++) {
    text += alphabet[state % alphabet.length];
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 3;
  }
  return text;
}

export async function seedNamedPlayers(pool: Pool, players: readonly NamedPlayer[]): Promise<void> {
  for (let from = 0; from < players.length; from += 5000) {
    await addNamedPlayers(pool, players.slice(from, from + 5000));
  }
  await pool.query('analyze player, player_nickname, player_fold');
}

/** Returns searches as people type them: first letters, a typo, a later word, no match. */
export function createSearches(
  players: readonly NamedPlayer[],
  countPerKind: number,
): Record<string, string[]> {
  const step = Math.floor(players.length / countPerKind);
  const sample = Array.from({ length: countPerKind }, (_, i) => players[i * step] as NamedPlayer);
  const currentNames = sample.map(({ names }) => names.at(-1) ?? names[0]);
  const latin = currentNames.filter((name) => /^[\w ]{6,}$/.test(name));
  const namesInScript = (script: RegExp) =>
    players
      .map(({ names }) => names.at(-1) ?? names[0])
      .filter((name) => script.test(name))
      .slice(0, countPerKind);
  const prefixes = (length: number) => currentNames.map((name) => name.slice(0, length));
  return {
    'the first letter': prefixes(1),
    'two letters': prefixes(2),
    'three letters': prefixes(3),
    'five letters': prefixes(5),
    'the whole name': currentNames,
    'two letters swapped': latin.map((name, i) => {
      const at = 1 + (i % (name.length - 2));
      return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
    }),
    'a letter left out': latin.map((name, i) => {
      const at = 1 + (i % (name.length - 1));
      return name.slice(0, at) + name.slice(at + 1);
    }),
    'from within the name': latin.map((name) => name.slice(2, 6)),
    'a former name': players
      .filter(({ names }) => names.length > 1)
      .slice(0, countPerKind)
      .map(({ names }) => names[0]),
    Cyrillic: namesInScript(/\p{Script=Cyrillic}/u).map((name) => name.slice(0, 4)),
    Chinese: namesInScript(/\p{Script=Han}/u).map((name) => name.slice(1)),
    'an id': sample.map(({ id }) => id),
    'no match': sample.map((_, i) => `zq${(i * 104_729).toString(36)}xv`),
  };
}
