import {
  createSession,
  type ExpectedSessionMatch,
  type SimulatedSession,
} from './create-session.ts';
import { createWeaponBalance } from './create-weapon-balance.ts';
import { DAY_MS } from './day-ms.ts';
import { decodeLog } from './decode-log.ts';
import { formParties } from './matchmaking.ts';
import { type ModeKey, type ModeSpec, modes } from './modes.ts';
import { planMatch, type WorldContext } from './plan-group-session.ts';
import {
  createPlayerStates,
  createPlayers,
  type PlayerState,
  type SimulatedPlayer,
} from './players.ts';
import { createPopulation } from './population.ts';
import { Random, seedOf } from './random.ts';
import { createScriptCache } from './script-cache.ts';
import type { Era, MatchPlan } from './types.ts';

export interface SessionOptions {
  seed?: number;
  /** Played one after the other in the same session. Default: one 8v8. */
  modes?: readonly ModeKey[];
  /** Instant of the first match, epoch milliseconds. */
  startsAt?: number;
  density?: number;
  era?: Era;
  /** How many players upload their log, each with their own clock, zone and file. Default 1. */
  uploaders?: number;
  /** Zones of the uploaders' machines, in turn; by default those of their region. */
  timeZones?: readonly string[];
  /** How the first uploader's last match ends: seen to its end, left early, or a file cut off in mid-line. */
  ending?: 'whole' | 'left' | 'crash';
  writesGameLog?: boolean;
}

/** Simulates a few matches and returns the sessions of the players who upload their logs. */
export function simulateSessions(options: SessionOptions = {}): SimulatedSession[] {
  const { seed = 1, startsAt = Date.UTC(2026, 4, 7, 9, 58, 30), uploaders = 1 } = options;
  const density = options.density ?? 0.2;
  const players = createPlayers({
    seed,
    players: 200,
    from: startsAt - 400 * DAY_MS,
    to: startsAt + DAY_MS,
    uploadersPerMatch: 1,
    era: options.era ?? '2019',
  });
  const population = createPopulation(players, createPlayerStates(players, seed));
  const world: WorldContext = {
    seed,
    population,
    weaponBalance: createWeaponBalance(seed),
    botBuilds: new Map(),
    density,
    killLineEra: options.era ?? '2019',
    matchNumber: 0,
    knownEffects: null,
  };
  const random = new Random(seedOf(seed, 'single'));
  const specs = (options.modes ?? ['8v8']).map((key): ModeSpec => modes[key]);
  const maxHumans = Math.max(...specs.map((spec) => spec.humans[1]));
  // The same players take part in all modes: as many as the smallest has seats for.
  const smallestCapacity = Math.min(...specs.map((spec) => spec.humans[1]));
  const playerIndices = population
    .drawPlayers(random, 'eu', startsAt, maxHumans + 8, null)
    .filter((playerIndex) => !(players[playerIndex] as SimulatedPlayer).id.endsWith('@live'));
  const { powerScore } = population.states[playerIndices[0] as number] as PlayerState;
  let at = startsAt;
  const plans = specs.map((mode): MatchPlan => {
    const humanIndices = playerIndices.slice(
      0,
      Math.min(mode.humans[1], Math.max(mode.humans[0], smallestCapacity)),
    );
    const isClanWar = mode.rounds > 1;
    const parties = isClanWar
      ? [humanIndices.slice(0, 4), humanIndices.slice(4, 8)]
      : formParties(random, population, humanIndices, mode.sides === 'freeForAll' ? 1 : 4);
    const plan = planMatch(world, 'eu', mode, at, parties, isClanWar, powerScore, random);
    at += mode.cycleMinutes * 60_000;
    return { ...plan, isCustom: false };
  });
  const scriptOf = createScriptCache();
  const seatedIndices = playerIndices.filter((playerIndex) => {
    const { id } = players[playerIndex] as SimulatedPlayer;
    return plans.some((plan) => plan.vehicles.some((vehicle) => vehicle.id === id));
  });
  return seatedIndices.slice(0, Math.max(1, uploaders)).map((playerIndex, i) => {
    const player: SimulatedPlayer = {
      ...(players[playerIndex] as SimulatedPlayer),
      writesGameLog: options.writesGameLog ?? true,
    };
    const zone = options.timeZones?.[i % options.timeZones.length];
    if (zone) player.timeZone = zone;
    const planned = {
      playerIndex,
      plans: plans.filter((plan) => plan.vehicles.some((vehicle) => vehicle.id === player.id)),
      startsAt: startsAt - random.between(80_000, 420_000),
      seed: seedOf(seed, 'session', i),
      ending: i === 0 ? (options.ending ?? 'whole') : ('whole' as const),
    };
    return createSession(planned, player, scriptOf, () => '2.5.0.260654');
  });
}

export interface SessionLogText {
  /** Session folder name. */
  name: string;
  timeZone: string;
  uploader: { id: string; nickname: string };
  combatLog: string;
  /** Empty if `writesGameLog` was false. */
  gameLog: string;
  expected: ExpectedSessionMatch[];
}

/** Writes one uploader's session as text, for fixtures. */
export function writeSessionLogs(options: SessionOptions = {}): SessionLogText {
  const [session] = simulateSessions(options);
  if (!session) throw new Error('No player to write a log for.');
  return {
    name: session.name,
    timeZone: session.timeZone,
    uploader: session.uploader,
    combatLog: decodeLog(session.combatLog()),
    gameLog: session.gameLog ? decodeLog(session.gameLog()) : '',
    expected: session.expected(),
  };
}
