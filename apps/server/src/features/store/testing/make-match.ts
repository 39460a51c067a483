import type { LogContext, LogMatch, LogPlayer, PlayerNumbers } from '@scrapboard/match-log';

/** Creates a seeded generator (mulberry32), so that a failing test can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const parts = ['CarPart_Gun_A', 'CarPart_Gun_A_C1_China', 'CarPart_Gun_B_bp7', 'CarPart_Cab_C:1'];

export interface MatchOptions {
  seed: number;
  /** Wall clock. */
  at?: number;
  /** Ids are drawn from 1 to this number. */
  population?: number;
  humans?: number;
  bots?: number;
  context?: Partial<LogContext>;
}

const noContext: LogContext = {
  guid: null,
  host: null,
  region: null,
  clientVersion: null,
  queueTag: null,
  customGame: false,
  gameResult: null,
  rewards: {},
  localPlayer: null,
  queueMs: null,
};

/** Creates a finished match of two teams as the log reader returns it. */
export function makeMatch(options: MatchOptions): LogMatch {
  const { seed, population = 60, humans = 8, bots = 2 } = options;
  const random = createRandom(seed);
  const randomInt = (max: number) => Math.floor(random() * max);
  const at =
    options.at ?? Date.UTC(2026, 4, 1 + randomInt(20), randomInt(24), randomInt(60), randomInt(60));
  const randomNumbers = (): PlayerNumbers => ({
    kills: randomInt(5),
    deaths: randomInt(2),
    assists: randomInt(4),
    damage: randomInt(900_000),
    damageRec: randomInt(900_000),
    cabinDamage: randomInt(100_000),
    droneKills: randomInt(2),
    score: randomInt(2500),
    mvp: randomInt(8) === 0 ? 1 : 0,
  });
  const ids = new Set<number>();
  while (ids.size < humans) ids.add(1 + randomInt(population));
  const players: LogPlayer[] = [...ids].map((id, index) => ({
    ...makePlayer(
      String(id),
      `Player ${id}${randomInt(5) === 0 ? ' II' : ''}`,
      index,
      randomNumbers(),
    ),
    powerScore: 3000 + randomInt(8000),
    build: randomInt(2 ** 31)
      .toString(16)
      .padStart(8, '0'),
    party: index < 2 ? '0000abcd' : null,
    partySize: index < 2 ? 2 : 1,
    parts: parts
      .filter(() => randomInt(3) > 0)
      .map((part) => ({
        part,
        damage: randomInt(300_000),
        hits: 1 + randomInt(200),
        kills: randomInt(3),
      })),
    medals: { PvpFirstBlood: 1 },
    scoreByReason: { KILL: 100 },
  }));
  for (let i = 0; i < bots; i++) {
    players.push({
      ...makePlayer(`bot:Bot${i}`, `Bot${i}`, 16 + i, randomNumbers()),
      bot: true,
      powerScore: 4000 + i,
      build: 'abcdef01',
    });
  }
  const winnerTeam = randomInt(10) === 0 ? 0 : 1 + randomInt(2);
  const battleTime = 300 + randomInt(3000);
  const finish = { reason: 'no_cars', winnerTeam, winReason: 'MORE_CARS_LEFT', battleTime };
  return {
    startedAt: at,
    endedAt: at + battleTime * 100,
    gameplay: 'Conquer',
    map: ['sand_crater', 'old_town'][randomInt(2)] as string,
    mode: { category: 'pvp', mode: randomInt(4) === 0 ? 'clan-war' : '8v8' },
    players,
    rounds: [{ ...finish, endedAfter: battleTime * 100 }],
    finish,
    isCutOff: false,
    kills: [
      { after: 1000, killer: 0, victim: 1, part: 'CarPart_Gun_A', entity: null, assists: [2] },
    ],
    damageMatrix: [{ from: 0, to: 1, damage: 12_345, hits: 7 }],
    damageSeries: {
      teams: [1, 2],
      after: [1000, 29_000],
      damage: [
        [120, 3],
        [0, 41],
      ],
    },
    splits: [],
    context: { ...noContext, ...options.context },
    lines: 3000,
  };
}

/** Returns the match as read from a log that ends before the finish. */
export function cutOff(match: LogMatch): LogMatch {
  return {
    ...match,
    finish: null,
    rounds: [],
    isCutOff: true,
    lines: Math.floor(match.lines / 2),
    players: match.players.map((p) => ({ ...p, damage: Math.floor(p.damage / 2), mvp: 0 })),
  };
}

/** Returns the match as read from the log of a player who missed its first ten seconds. */
export function fromLateJoiner(match: LogMatch): LogMatch {
  const missedMs = 10_000;
  return {
    ...match,
    startedAt: match.startedAt + missedMs,
    rounds: match.rounds.map((round) => ({ ...round, endedAfter: round.endedAfter - missedMs })),
  };
}

/** Returns the match as read from another player's log. */
export function fromAnotherLog(
  match: LogMatch,
  {
    context,
    shiftMs = 0,
    lines,
  }: { context?: Partial<LogContext>; shiftMs?: number; lines?: number },
): LogMatch {
  return {
    ...match,
    startedAt: match.startedAt + shiftMs,
    endedAt: match.endedAt + shiftMs,
    lines: lines ?? match.lines,
    context: { ...match.context, ...context },
  };
}

function makePlayer(
  id: string,
  nickname: string,
  index: number,
  numbers: PlayerNumbers,
): LogPlayer {
  return {
    id,
    nickname,
    index,
    team: 1 + (index % 2),
    bot: false,
    powerScore: 0,
    build: null,
    party: null,
    partySize: 1,
    parts: [],
    medals: {},
    scoreByReason: {},
    rounds: [numbers],
    ...numbers,
  };
}
