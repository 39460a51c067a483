import type { LogMatch } from '@scrapboard/match-log';
import { type MatchOptions, makeMatch } from '../../store/testing/make-match.ts';

/** April is closed, May is open. */
export const NOW = Date.UTC(2026, 4, 20);

/** A context for storing without raw logs. */
export const storeContext = {
  log: { info() {} },
  basePartIdOf: (id: string) => id,
  openRaw(sha256: string): never {
    throw new Error(`no raw log ${sha256}`);
  },
};

/** Returns a match whose players use four builds, which show some of their parts. */
export function makeMatchWithBuilds({ at, ...options }: MatchOptions & { at: number }): LogMatch {
  const match = makeMatch({ at, population: 12, ...options });
  return {
    ...match,
    players: match.players.map((player) => ({
      ...player,
      build: player.bot ? player.build : `0000000${(Number(player.id) + options.seed) % 4}`,
    })),
  };
}

export const [gun, wheel] = ['CarPart_Gun_A', 'CarPart_Wheel'];

/** Returns a match in which one build shows a part. */
export function makeMatchWithPart(seed: number, at: number, part: string): LogMatch {
  const match = makeMatch({ seed, at, bots: 0 });
  const players = match.players.map((player, i) => ({
    ...player,
    build: i === 0 ? 'cafe0001' : null,
    parts: [{ part, damage: 100, hits: 1, kills: 0 }],
  }));
  return { ...match, players };
}

/** Returns noon of a day, by default in May; months count from 0. */
export const day = (n: number, monthIndex = 4) => Date.UTC(2026, monthIndex, n, 12);
