import { createSession, type SimulatedSession } from './create-session.ts';
import { createWeaponBalance } from './create-weapon-balance.ts';
import type { KnownEffects } from './known-effects.ts';
import { planGroupSession, type WorldContext } from './plan-group-session.ts';
import { createPlayerStates, createPlayers, type SimulatedPlayer } from './players.ts';
import { createPopulation } from './population.ts';
import { Random, seedOf } from './random.ts';
import { planDays, planGroupSessions } from './schedule.ts';
import { createScriptCache } from './script-cache.ts';
import type { Era } from './types.ts';

export interface WorldOptions {
  seed: number;
  players: number;
  matches: number;
  /** Epoch milliseconds. */
  from: number;
  /** Epoch milliseconds; the last match ends a few minutes before. */
  to: number;
  /** 1 is the density of real logs, about 3,000 lines per match; a lower one keeps the totals. */
  density?: number;
  /** Approximate average of logs uploaded per match; every match is in at least one. */
  uploadersPerMatch?: number;
  /** One log format for all players; by default each has the prefix of 2019 or 2026. */
  era?: Era;
  /** By default, weapons differ and change a little. */
  knownEffects?: KnownEffects;
}

export interface SimulatedWorld {
  players: SimulatedPlayer[];
  /** Yields sessions by start time, generated on demand. */
  sessions(): Generator<SimulatedSession>;
}

/** Returns the client version of an instant; there is one patch a month. */
const clientVersion = (at: number) => {
  const date = new Date(at);
  return `2.${date.getUTCMonth() + 1}.0.${200_000 + Math.floor(at / 86_400_000) * 3}`;
};

/**
 * Simulates players over a span of time and the logs that some of them upload. The same options give
 * the same bytes; each session is generated on demand.
 */
export function simulateWorld(options: WorldOptions): SimulatedWorld {
  const { seed, from, to } = options;
  const density = Math.max(0.02, options.density ?? 1);
  const players = createPlayers({
    seed,
    players: options.players,
    from,
    to,
    uploadersPerMatch: options.uploadersPerMatch ?? 1.6,
    era: options.era ?? null,
  });
  return {
    players,
    *sessions() {
      const world: WorldContext = {
        seed,
        population: createPopulation(players, createPlayerStates(players, seed)),
        weaponBalance: createWeaponBalance(seed),
        botBuilds: new Map(),
        density,
        killLineEra: options.era ?? '2026',
        matchNumber: 0,
        knownEffects: options.knownEffects ?? null,
      };
      const scriptOf = createScriptCache();
      const random = new Random(seedOf(seed, 'schedule'));
      const days = planDays(from, to, options.matches, random);
      for (const day of days) {
        const groupSessions = planGroupSessions(day, day === days[days.length - 1], random);
        const sessions = groupSessions.flatMap((groupSession) =>
          planGroupSession(world, groupSession),
        );
        sessions.sort((a, b) => a.startsAt - b.startsAt || a.playerIndex - b.playerIndex);
        for (const planned of sessions) {
          const player = players[planned.playerIndex] as SimulatedPlayer;
          yield createSession(planned, player, scriptOf, clientVersion);
        }
      }
    },
  };
}
