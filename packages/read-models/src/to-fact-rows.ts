import { matchNumbers } from '@scrapboard/contract/player-numbers';
import type { MatchRow, ParticipantRow } from '@scrapboard/matches';
import { addCountingColumns, type FactRow, type FactRows } from '@scrapboard/questions';
import { PROBABILITY_SCALE } from '@scrapboard/statistics/above-expectation';

/** What one log of an upload reports about a match, and where the upload came from. */
export interface FactLog {
  /** Position among the matches of its upload. */
  ordinal: number;
  /** A number of the upload that reveals nothing else of it, in decimal digits. */
  upload: string;
  /** Epoch milliseconds of a whole second. */
  receivedAt: number;
  source: string;
  outcome: string;
  /** A pseudonym; null if unknown. */
  uploader: string | null;
  localPlayer: string | null;
  queueMs: number | null;
  /** What the match paid according to game.log; null without one. */
  rewards: Readonly<Record<string, number>> | null;
}

/**
 * A match with its players and with the logs that count: the one that describes the match first,
 * then by upload and position.
 */
export interface FactMatch {
  match: MatchRow;
  players: readonly ParticipantRow[];
  logs: readonly FactLog[];
  /** What ratings expected of the team of one of the players; null if the match is not rated. */
  expected: { playerId: string; chance: number } | null;
}

const FUEL = 'Gasoline';

/** Returns the facts of all matches: the reference for what the files of facts contain. */
export function toFactRows(matches: readonly FactMatch[]): FactRows {
  const partsByBuild = collectPartsByBuild(matches);
  return {
    players: matches.flatMap(toPlayerRows),
    parts: matches.flatMap((match) => toPartRows(match, partsByBuild)),
    rewards: matches.flatMap(toRewardRows),
    uploads: matches.flatMap(toUploadRows),
  };
}

function toMatchColumns({ match }: FactMatch) {
  return {
    match_id: match.id,
    started_at: match.started_at,
    category: match.category,
    mode: match.mode,
    gameplay: match.gameplay,
    map: match.map,
    region: match.region,
    host: match.host,
    client_version: match.client_version,
    finished: match.finished,
    witnesses: match.witnesses,
  };
}

const noNumbers = Object.fromEntries(matchNumbers.map(({ column }) => [column, null])) as {
  [Column in (typeof matchNumbers)[number]['column']]: null;
};

function numbersOf(player: ParticipantRow) {
  return Object.fromEntries(matchNumbers.map(({ column }) => [column, player[column]])) as Pick<
    ParticipantRow,
    (typeof matchNumbers)[number]['column']
  >;
}

function toPlayerRows(factMatch: FactMatch): FactRow<'players'>[] {
  const { match, players } = factMatch;
  const { winner_team } = match;
  const first = players.reduce<string | null>(
    (smallestId, { player_id }) =>
      smallestId === null || player_id < smallestId ? player_id : smallestId,
    null,
  );
  const humanRows = players.map((player) => ({
    ...toMatchColumns(factMatch),
    player_id: player.player_id,
    bot: false,
    first_of_match: player.player_id === first,
    build: player.build,
    power_score: player.power_score,
    team: player.team,
    party: player.party,
    party_size: player.party_size,
    result: player.result,
    expected: expectedOf(factMatch, player),
    ...numbersOf(player),
    winner_team,
    ...seatsOf(factMatch),
  }));
  const botRows = match.bot_teams.map((team) => ({
    ...toMatchColumns(factMatch),
    player_id: null,
    bot: true,
    first_of_match: false,
    build: null,
    power_score: null,
    team,
    party: null,
    party_size: null,
    result: resultOf(winner_team, team),
    expected: null,
    ...noNumbers,
    winner_team,
    ...seatsOf(factMatch),
  }));
  return [...humanRows, ...botRows];
}

const seatsOf = ({ match: { humans, bots } }: FactMatch) => ({ humans, bots });

/** Returns the expected probability of a player's team; those of both teams add up to 1. */
function expectedOf({ expected, players }: FactMatch, { team }: ParticipantRow): number | null {
  if (expected === null) return null;
  const { playerId, chance } = expected;
  const rated = players.find(({ player_id }) => player_id === playerId);
  return rated?.team === team ? chance : PROBABILITY_SCALE - chance;
}

function resultOf(winnerTeam: number | null, team: number): 1 | 0 | -1 | null {
  if (winnerTeam === null) return null;
  if (winnerTeam <= 0) return 0;
  return winnerTeam === team ? 1 : -1;
}

/** Returns the parts of each build that any match has shown. */
function collectPartsByBuild(matches: readonly FactMatch[]): Map<string, Set<string>> {
  const builds = new Map<string, Set<string>>();
  for (const { build, part_ids } of matches.flatMap(({ players }) => players)) {
    if (build === null) continue;
    const parts = builds.get(build) ?? new Set();
    for (const part of part_ids) parts.add(part);
    builds.set(build, parts);
  }
  return builds;
}

function toPartRows(
  factMatch: FactMatch,
  partsByBuild: ReadonlyMap<string, ReadonlySet<string>>,
): FactRow<'parts'>[] {
  const rows = factMatch.players.flatMap((player) => {
    const knownParts = player.build === null ? [] : (partsByBuild.get(player.build) ?? []);
    return [...new Set([...player.part_ids, ...knownParts])].map((part) => {
      const index = player.part_ids.indexOf(part);
      return {
        ...toMatchColumns(factMatch),
        player_id: player.player_id,
        build: player.build,
        power_score: player.power_score,
        team: player.team,
        party: player.party,
        party_size: player.party_size,
        result: player.result,
        expected: expectedOf(factMatch, player),
        ...seatsOf(factMatch),
        duration: player.duration,
        damage: player.damage,
        cabin_damage: player.cabin_damage,
        part,
        used: index !== -1,
        part_damage: player.part_damage[index] ?? 0,
        part_hits: player.part_hits[index] ?? 0,
        part_kills: player.part_kills[index] ?? 0,
      };
    });
  });
  return addCountingColumns(
    rows,
    factMatch.players.map(({ player_id }) => player_id),
  );
}

function toRewardRows(factMatch: FactMatch): FactRow<'rewards'>[] {
  const seen = new Set<string>();
  return factMatch.logs.flatMap(({ localPlayer, rewards, queueMs }) => {
    const player = factMatch.players.find(({ player_id }) => player_id === localPlayer);
    if (player === undefined || rewards === null || seen.has(player.player_id)) return [];
    seen.add(player.player_id);
    const columns = {
      ...toMatchColumns(factMatch),
      player_id: player.player_id,
      build: player.build,
      power_score: player.power_score,
      team: player.team,
      party: player.party,
      party_size: player.party_size,
      result: player.result,
      ...seatsOf(factMatch),
      duration: player.duration,
      queue_ms: queueMs,
      fuel: (rewards[FUEL] ?? 0) > 0,
    };
    return [
      { ...columns, resource: null, amount: 0 },
      ...Object.entries(rewards).map(([resource, amount]) => ({
        ...columns,
        resource,
        amount: Math.round(amount * 1000),
      })),
    ];
  });
}

function toUploadRows(factMatch: FactMatch): FactRow<'uploads'>[] {
  // Keeps the first of several logs of an upload.
  const logs = factMatch.logs.toSorted((a, b) => b.ordinal - a.ordinal);
  const uploads = new Map(logs.map((log) => [log.upload, log]));
  return [...uploads.values()].map(({ upload, receivedAt, source, outcome, uploader }) => ({
    ...toMatchColumns(factMatch),
    ...{ upload, received_at: receivedAt, source, outcome, uploader },
  }));
}
