import { defaultCatalogue } from '@scrapboard/catalogue';
import type { CategoryId, Overview, OverviewQuery } from '@scrapboard/contract';
import { type OverviewRows, toOverview, toPartOverview } from '@scrapboard/read-models';
import type { Dataset, DatasetMatch } from '../data/dataset/build-dataset.ts';
import { countWins, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';
import { groupByBand } from '../data/dataset/group-by-band.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';
import { sumParts } from '../data/dataset/sum-parts.ts';

/** Returns totals over all matches, with all leaders. */
export function fetchOverview(dataset: Dataset, { part }: OverviewQuery = {}): Overview {
  const players = [...dataset.players.values()];
  const games = finishedRows(players.flatMap(({ rows }) => rows));
  const matches = [...dataset.matches.values()].map(({ row }) => row);
  const rows: OverviewRows = {
    uploads: [...dataset.uploads.values()].filter(({ status }) => status === 'stored').length,
    uploaders: players.filter(({ ownLogs }) => ownLogs.length > 0).length,
    matches_scanned: matches.length,
    modes: modesOf(matches),
    parts: sumParts(games),
    bands: groupByBand(games).map(([band, played]) => ({
      band,
      games: played.length,
      wins: countWins(played),
    })),
    leaders: players
      .flatMap(({ id, rows }) =>
        sumParts(finishedRows(rows)).map(({ part, damage }) => ({
          player_id: id,
          nickname: nicknameOf(rows),
          part,
          damage,
        })),
      )
      .sort((a, b) => b.damage - a.damage || (a.player_id < b.player_id ? -1 : 1)),
    fastest: fastestOf(matches),
  };
  return {
    ...toOverview(rows, defaultCatalogue),
    part: part === undefined ? null : toPartOverview(rows.parts, defaultCatalogue, part),
  };
}

type Row = DatasetMatch['row'];

function modesOf(matches: readonly Row[]): OverviewRows['modes'] {
  const kinds = Map.groupBy(matches, ({ category, mode }) => `${category}\n${mode}`);
  return [...kinds.values()].map((played) => {
    const ended = played.filter(({ finished }) => finished);
    const newest = played.reduce((latest, { started_at }) => Math.max(latest, started_at), 0);
    return {
      category: played[0]?.category as CategoryId,
      mode: played[0]?.mode ?? '',
      matches: played.length,
      finished: ended.length,
      battle_time: sumOf(ended, ({ battle_time }) => battle_time ?? 0),
      newest_day: new Date(newest).toISOString().slice(0, 10),
    };
  });
}

/** Returns the fastest win of players against bots in each mode. */
function fastestOf(matches: readonly Row[]): OverviewRows['fastest'] {
  const won = matches
    .flatMap(({ id, category, mode, map, battle_time, winner_team, teams, started_at }) =>
      category === 'pve' &&
      battle_time !== null &&
      battle_time > 0 &&
      teams.includes(winner_team ?? 0)
        ? { id, mode, map, battle_time, started_at: new Date(started_at) }
        : [],
    )
    .sort(
      (a, b) =>
        a.battle_time - b.battle_time ||
        (a.mode === b.mode
          ? a.started_at.getTime() - b.started_at.getTime()
          : a.mode < b.mode
            ? -1
            : 1),
    );
  const modes = new Set<string>();
  return won.filter(({ mode }) => !modes.has(mode) && modes.add(mode));
}
