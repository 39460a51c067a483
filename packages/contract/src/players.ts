import * as z from 'zod/mini';
import { MAX_MIN_GAMES } from './filter-rules.ts';
import { dayOrInstant, matchFilters } from './filters.ts';
import { partPageKinds } from './part-page-kinds.ts';
import { categoryId, cursor, instant, matchId, named, rate } from './primitives.ts';

export const playerSort = z.enum(['lastSeen', 'nickname', 'games', 'winRate', 'mmr']);
export type PlayerSort = z.infer<typeof playerSort>;
export const direction = z.enum(['asc', 'desc']);

const minGames = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_MIN_GAMES));

/** `GET /api/players` */
export const playersQuery = z.object({
  /** Names that start with it come first, then names that contain it. */
  search: z.optional(
    z.string().check(
      z.maxLength(64),
      z.refine((text) => !text.includes('\0'), 'must not contain NUL'),
    ),
  ),
  /** Only players seen on this day or at this instant, or later. */
  seenSince: z.optional(dayOrInstant),
  /** Leaves out players with fewer finished matches. */
  minGames: z.optional(minGames),
  sort: z._default(playerSort, 'lastSeen'),
  direction: z._default(direction, 'desc'),
  cursor: z.optional(cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
});
export type PlayersQuery = z.infer<typeof playersQuery>;

export const playerRow = z.object({
  id: z.string(),
  nickname: z.string(),
  games: z.number(),
  winRate: rate,
  mmr: z.number(),
  lastSeenAt: instant,
});
export type PlayerRow = z.infer<typeof playerRow>;

export const playersPage = z.object({
  players: z.array(playerRow),
  /** The position of its first player in the whole list: 1 on the first page. */
  firstPlace: z.number(),
  /** The number of players in the whole list; null if counting them would be slow. */
  total: z.nullable(z.number()),
  nextCursor: z.nullable(z.string()),
});
export type PlayersPage = z.infer<typeof playersPage>;

/** `GET /api/players/{id}` */
export const player = z.object({
  id: z.string(),
  nickname: z.string(),
  /** All names of this id, newest first. */
  nicknames: z.array(
    z.object({
      nickname: z.string(),
      firstSeenAt: instant,
      lastSeenAt: instant,
      matches: z.number(),
    }),
  ),
  firstSeenAt: instant,
  lastSeenAt: instant,
  /** Distinct matches with this player, from any upload. */
  recordCount: z.number(),
  /** Distinct matches that the player's own uploads contain. */
  uploadCount: z.number(),
  /** Of `recordCount`, the matches that at least two independent logs agree on. */
  confirmedCount: z.number(),
  mmr: z.number(),
  /** The rating 30 days before `lastSeenAt`; new players start at 1600. */
  mmr30DaysBefore: z.number(),
  /**
   * Streaks over finished matches in the order they were played; a negative `current` is a losing
   * streak.
   */
  streaks: z.object({ current: z.number(), bestWins: z.number(), worstLosses: z.number() }),
  linked: z.object({
    matches: z.number(),
    uploads: z.number(),
    /** Distinct players who were ever on the same team. */
    teammates: z.number(),
  }),
  /** The options of the filter menus, with the number of matches of each. */
  options: z.object({
    categories: z.array(z.object({ id: categoryId, name: z.string(), matches: z.number() })),
    modes: z.array(
      z.object({ id: z.string(), name: z.string(), category: categoryId, matches: z.number() }),
    ),
    /** Several maps can share a name; the modes played on them tell them apart. */
    maps: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        matches: z.number(),
        modes: z.array(named),
      }),
    ),
    regions: z.array(z.object({ id: z.string(), name: z.string(), matches: z.number() })),
    partySizes: z.array(z.object({ size: z.number(), matches: z.number() })),
  }),
});
export type Player = z.infer<typeof player>;

/** `GET /api/players/{id}/matches` */
export const playerMatchesQuery = z.extend(matchFilters, {
  cursor: z.optional(cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
});
export const matchResult = z.enum(['win', 'loss', 'draw', 'unfinished']);
export type MatchResult = z.infer<typeof matchResult>;

/** A match from the point of view of one of its players. */
export const matchHistoryEntry = z.object({
  id: matchId,
  startedAt: instant,
  map: named,
  mode: named,
  category: categoryId,
  region: z.nullable(z.string()),
  result: matchResult,
  powerScore: z.number(),
  partySize: z.number(),
  kills: z.number(),
  deaths: z.number(),
  assists: z.number(),
  damage: z.number(),
  damageRec: z.number(),
  score: z.number(),
  mvp: z.boolean(),
  /** Seconds; 0 if unfinished. */
  duration: z.number(),
  /** The part that dealt most of the player's damage. */
  weapon: z.nullable(named),
  /** The change of the player's rating; null if the match is not rated, or not rated yet. */
  mmrChange: z.nullable(z.number()),
});
export type MatchHistoryEntry = z.infer<typeof matchHistoryEntry>;

/** Consecutive matches of a player that started at most two hours apart. */
export const playSession = z.object({
  /** When its first and its last match started. */
  from: instant,
  to: instant,
  matches: z.number(),
  wins: z.number(),
  losses: z.number(),
  draws: z.number(),
  /** The sum over its rated matches; null if none is rated. */
  mmrChange: z.nullable(z.number()),
});
export type PlaySession = z.infer<typeof playSession>;

export const playerMatchesPage = z.object({
  matches: z.array(matchHistoryEntry),
  /**
   * The sessions of these matches, newest first. They are complete, even if other pages contain
   * some of their matches, but cover only filtered matches.
   */
  sessions: z.array(playSession),
  nextCursor: z.nullable(z.string()),
});
export type PlayerMatchesPage = z.infer<typeof playerMatchesPage>;

/** Another match of a player, with what a link to it needs. */
export const adjacentMatch = z.pick(matchHistoryEntry, {
  id: true,
  startedAt: true,
  map: true,
  mode: true,
  result: true,
});
export type AdjacentMatch = z.infer<typeof adjacentMatch>;

/** `GET /api/players/{id}/matches/{match}/adjacent`: null at either end. */
export const adjacentMatches = z.object({
  previous: z.nullable(adjacentMatch),
  next: z.nullable(adjacentMatch),
});
export type AdjacentMatches = z.infer<typeof adjacentMatches>;

/** `GET /api/players/{id}/graphs` */
export const playerGraphs = z.object({
  /** One point per day, week or month, oldest first; at most 120. */
  step: z.enum(['day', 'week', 'month']),
  form: z.array(
    z.object({
      at: instant,
      games: z.number(),
      winRate: rate,
      /** Averages per game, like the four below. */
      damage: z.number(),
      score: z.number(),
      kills: z.number(),
      assists: z.number(),
      mvp: z.number(),
      /** Rating after the period's last match; null before the first rated match. */
      mmr: z.nullable(z.number()),
    }),
  ),
  /** Damage per match: the number of matches in each bin of equal width. */
  damage: z.array(z.object({ from: z.number(), to: z.number(), matches: z.number() })),
  median: z.nullable(z.number()),
});
export type PlayerGraphs = z.infer<typeof playerGraphs>;

/** `GET /api/players/{id}/parts?group=weapon` */
export const playerPartsQuery = z.extend(matchFilters, { group: z.enum(partPageKinds) });
export const playerPartRow = z.object({
  part: named,
  type: z.nullable(z.string()),
  rarity: z.nullable(z.string()),
  games: z.number(),
  winRate: rate,
  damage: z.number(),
  hits: z.number(),
  kills: z.number(),
  damagePerGame: z.number(),
  /** Percentage of all damage the player dealt in the selected matches. */
  damageShare: z.number(),
});
export type PlayerPartRow = z.infer<typeof playerPartRow>;
export const playerParts = z.object({ games: z.number(), parts: z.array(playerPartRow) });
export type PlayerParts = z.infer<typeof playerParts>;

/** `GET /api/players/{id}/power-scores` */
export const playerPowerScores = z.object({
  bands: z.array(
    z.object({
      from: z.number(),
      /** Exclusive; null for the last band. */
      to: z.nullable(z.number()),
      label: z.string(),
      games: z.number(),
      winRate: rate,
      damagePerGame: z.number(),
      killsPerGame: z.number(),
      assistsPerGame: z.number(),
      scorePerGame: z.number(),
    }),
  ),
});
export type PlayerPowerScores = z.infer<typeof playerPowerScores>;

/** `GET /api/players/{id}/played-with` */
export const playedWithRow = z.object({
  player: z.object({ id: z.string(), nickname: z.string() }),
  /** Finished matches on the same team, and how many of them were won. */
  together: rate,
  /** Finished matches on opposing teams, and how many of them the player won. */
  against: rate,
  /** The number of matches together in which they were in the same party. */
  inParty: z.number(),
  lastAt: instant,
});
export type PlayedWithRow = z.infer<typeof playedWithRow>;
export const playedWith = z.object({
  players: z.array(playedWithRow),
  /** How many of the newest matches were scanned. */
  matches: z.number(),
});
export type PlayedWith = z.infer<typeof playedWith>;
