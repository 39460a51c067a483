import { playerId } from '@scrapboard/contract';
import { type MatchNumber, matchNumbers } from '@scrapboard/contract/player-numbers';
import type { LogPlayer, LogRound, LogSplit } from '@scrapboard/match-log';
import type { Result } from '@scrapboard/statistics';
import type { MatchDetail } from './match-detail.ts';
import type { ResolvedMatch } from './resolve-matches.ts';

/**
 * A match as it is stored. Damage is in hundredths of a point and battle time in tenths of a
 * second, as in the log.
 */
export interface MatchRow {
  /** Decimal digits; see `encodeMatchId`. */
  id: string;
  /** Epoch milliseconds. */
  started_at: number;
  gameplay: string;
  map: string;
  category: string;
  mode: string;
  region: string | null;
  host: string | null;
  client_version: string | null;
  finished: boolean;
  /** 0 is a draw; null if unfinished, as are the following fields. */
  winner_team: number | null;
  reason: string | null;
  win_reason: string | null;
  battle_time: number | null;
  rounds: number;
  humans: number;
  bots: number;
  /** The humans of the roster, sorted by id; `teams` and `parties` are in the same order. */
  player_ids: string[];
  teams: number[];
  /** Number of the party within the match, from 1; 0 for solo players. */
  parties: number[];
  /** The team of each bot, sorted. */
  bot_teams: number[];
  /** How many independent logs agree on it; with two it is confirmed. */
  witnesses: number;
  /** The highest power score of its humans; 0 without any. */
  power_score: number;
  /** Humans of its largest party; 1 if everyone queued alone, 0 without humans. */
  party_size: number;
  /** Names of the splits (see `toSplitName`) and their battle times; null without any. */
  split_names: string[] | null;
  split_times: number[] | null;
}

/** The numbers of `playerNumbers` that are counted per match. */
export type NumberColumns = Record<MatchNumber['column'], number>;

/**
 * The numbers of one human of the roster in a match; units as in `MatchRow`. A row of
 * `player_match`.
 */
export interface ParticipantRow extends NumberColumns {
  player_id: string;
  /** Epoch milliseconds. */
  started_at: number;
  match_id: string;
  category: string;
  mode: string;
  gameplay: string;
  map: string;
  region: string | null;
  nickname: string;
  /** Build hash, eight hex digits. */
  build: string | null;
  power_score: number;
  team: number;
  /** Number of the party within the match, from 1; null for solo players. */
  party: number | null;
  /** 1 for solo players. */
  party_size: number;
  /** Null if unfinished; the duration is then 0. */
  result: Result;
  /**
   * The base parts of parts that dealt damage, most damage first; the following columns are in the
   * same order.
   */
  part_ids: string[];
  part_damage: number[];
  part_hits: number[];
  part_kills: number[];
}

/** What the rows of a match are built from, besides its detail. */
export type ResolvedMatchFields = Omit<
  ResolvedMatch,
  'members' | 'canonical' | 'disputed' | 'quarantine'
>;

export interface MatchRows {
  match: MatchRow;
  players: ParticipantRow[];
}

/**
 * Returns the rows that a match is stored as. `basePartIdOf` returns a part's id without its cosmetic
 * variant.
 */
export function toMatchRows(
  resolved: ResolvedMatchFields,
  detail: MatchDetail,
  basePartIdOf: (id: string) => string,
): MatchRows {
  const { finish } = detail;
  const humans = listRosterHumans(detail.players);
  const bots = detail.players.filter((player) => player.bot && player.index !== null);
  const parties = numberParties(humans);
  const winnerTeam = finish === null ? null : toSmallint(Math.max(0, finish.winnerTeam));
  const match: MatchRow = {
    id: resolved.id,
    started_at: resolved.startedAt,
    gameplay: detail.gameplay,
    map: detail.map,
    category: resolved.category,
    mode: resolved.mode,
    region: resolved.region,
    host: resolved.host,
    client_version: resolved.clientVersion,
    finished: finish !== null,
    winner_team: winnerTeam,
    reason: finish?.reason ?? null,
    win_reason: finish?.winReason ?? null,
    battle_time: finish === null ? null : toInteger(finish.battleTime),
    rounds: toSmallint(detail.rounds.length),
    humans: toSmallint(humans.length),
    bots: toSmallint(bots.length),
    player_ids: humans.map((player) => player.id),
    teams: humans.map((player) => toSmallint(player.team)),
    parties: humans.map((player) => partyOf(player, parties) ?? 0),
    bot_teams: bots.map((bot) => toSmallint(bot.team)).sort((a, b) => a - b),
    witnesses: toSmallint(resolved.witnesses),
    power_score: Math.max(0, ...humans.map((player) => toInteger(player.powerScore))),
    party_size: Math.max(0, ...humans.map((player) => partySizeOf(player))),
    ...toSplitColumns(detail.splits),
  };
  const players = humans.map((player): ParticipantRow => {
    const duration = match.battle_time ?? 0;
    return {
      player_id: player.id,
      started_at: match.started_at,
      match_id: match.id,
      category: match.category,
      mode: match.mode,
      gameplay: match.gameplay,
      map: match.map,
      region: match.region,
      nickname: player.nickname,
      build: player.build,
      power_score: toInteger(player.powerScore),
      team: toSmallint(player.team),
      party: partyOf(player, parties),
      party_size: partySizeOf(player),
      result: winnerTeam === null ? null : resultOf(winnerTeam, player.team),
      ...toNumberColumns({ ...player, ...countRounds(detail.rounds, player.team), duration }),
      ...mergePartVariants(player, basePartIdOf),
    };
  });
  return { match, players };
}

/**
 * Returns the players whose careers include the match: humans with a game id who are in the roster,
 * each once, sorted by id.
 */
function listRosterHumans(players: readonly LogPlayer[]): LogPlayer[] {
  const byId = new Map<string, LogPlayer>();
  for (const player of players) {
    if (player.bot || player.index === null || byId.has(player.id)) continue;
    if (playerId.safeParse(player.id).success) byId.set(player.id, player);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns numbers from 1 for the parties: the log's own ids are long. */
function numberParties(humans: readonly LogPlayer[]): Map<string, number> {
  const ids = [...new Set(humans.flatMap(({ party }) => (party === null ? [] : [party])))];
  return new Map(ids.sort().map((id, n) => [id, n + 1]));
}

function partyOf(player: LogPlayer, parties: Map<string, number>): number | null {
  return player.party === null ? null : (parties.get(player.party) ?? null);
}

function partySizeOf({ partySize }: LogPlayer): number {
  return toSmallint(Math.max(1, partySize));
}

function toSplitColumns(splits: readonly LogSplit[]) {
  if (splits.length === 0) return { split_names: null, split_times: null };
  return {
    split_names: splits.map(toSplitName),
    split_times: splits.map(({ time }) => toInteger(time)),
  };
}

/** Returns the name a split is stored by: `wave 3`, `objective 1`. */
function toSplitName({ kind, number }: LogSplit): string {
  return `${kind} ${number}`;
}

function resultOf(winnerTeam: number, team: number): 1 | 0 | -1 {
  if (winnerTeam <= 0) return 0;
  return winnerTeam === team ? 1 : -1;
}

function countRounds(rounds: readonly LogRound[], team: number) {
  const results = rounds.map((round) => resultOf(round.winnerTeam, team));
  return {
    rounds: rounds.length,
    roundWins: results.filter((result) => result === 1).length,
    roundLosses: results.filter((result) => result === -1).length,
    roundDraws: results.filter((result) => result === 0).length,
  };
}

/** Returns a match's numbers by column name; this is the only place where they are renamed. */
function toNumberColumns(numbers: Readonly<Record<MatchNumber['name'], number>>): NumberColumns {
  const columns = {} as NumberColumns;
  for (const { name, column, stored } of matchNumbers) {
    columns[column] = stored === 'int2' ? toSmallint(numbers[name]) : toInteger(numbers[name]);
  }
  return columns;
}

function mergePartVariants(player: LogPlayer, basePartIdOf: (id: string) => string) {
  const uses = new Map<string, { damage: number; hits: number; kills: number }>();
  for (const { part, damage, hits, kills } of player.parts) {
    // Only parts that dealt damage count as used.
    if (damage <= 0) continue;
    const id = basePartIdOf(part);
    const use = uses.get(id);
    if (use === undefined) uses.set(id, { damage, hits, kills });
    else {
      use.damage += damage;
      use.hits += hits;
      use.kills += kills;
    }
  }
  const sorted = [...uses].sort(
    ([a, { damage: x }], [b, { damage: y }]) => y - x || (a < b ? -1 : 1),
  );
  return {
    part_ids: sorted.map(([id]) => id),
    part_damage: sorted.map(([, use]) => toInteger(use.damage)),
    part_hits: sorted.map(([, use]) => toInteger(use.hits)),
    part_kills: sorted.map(([, use]) => toInteger(use.kills)),
  };
}

/**
 * Clamps a number to its column's range, which exceeds what the game can produce; files can contain
 * anything.
 */
function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(value) || 0));
}
const toSmallint = (value: number) => clamp(value, -32_768, 32_767);
const toInteger = (value: number) => clamp(value, -2_147_483_648, 2_147_483_647);
