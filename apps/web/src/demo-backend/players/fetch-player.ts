import { defaultCatalogue } from '@scrapboard/catalogue';
import type { Player } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import { type FilterOptionRow, RATING_CHANGE_DAYS, toPlayer } from '@scrapboard/read-models';
import { DAY_MS } from '../../day-ms.ts';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countConfirmed } from '../data/dataset/count-confirmed.ts';
import { nicknamesOf } from '../data/dataset/nicknames.ts';
import { uploadedMatchIds } from '../profile/fetch-profile.ts';

/** Returns a summary of a player, and the options of the filter menus for them. */
export function fetchPlayer(dataset: Dataset, player: DatasetPlayer): Player {
  const { id, rows, ownReports } = player;
  const nicknames = nicknamesOf(rows);
  const { mmr, streak, best_win_streak, worst_loss_streak } = dataset.ratings.current(id);
  return toPlayer(
    id,
    {
      summary: {
        nickname: nicknames[0]?.nickname ?? '',
        first_seen_at: new Date(rows.at(-1)?.started_at ?? 0),
        last_seen_at: new Date(rows[0]?.started_at ?? 0),
        record_count: rows.length,
        upload_count: uploadedMatchIds(dataset, player).size,
        confirmed_count: countConfirmed(dataset, player),
        mmr,
        mmr_before: findMmrBefore(dataset, player),
        streak,
        best_win_streak,
        worst_loss_streak,
      },
      nicknames,
      uploads: new Set(ownReports.map(({ sighting }) => sighting.uploadId)).size,
      teammates: countTeammates(dataset, player),
      counts: countMenuOptions(rows),
    },
    defaultCatalogue,
  );
}

function findMmrBefore({ ratings }: Dataset, { id, rows }: DatasetPlayer): number | null {
  const newest = rows[0]?.started_at ?? 0;
  const until = newest - RATING_CHANGE_DAYS * DAY_MS;
  for (const { started_at, match_id } of rows) {
    const rating = started_at <= until ? ratings.after(id, match_id) : undefined;
    if (rating !== undefined) return rating.mmr;
  }
  return null;
}

function countTeammates(dataset: Dataset, { id, rows }: DatasetPlayer): number {
  const teammates = new Set<string>();
  for (const { match_id, team } of rows) {
    const match = dataset.matches.get(match_id)?.row;
    match?.player_ids.forEach((other, i) => {
      if (other !== id && match.teams[i] === team) teammates.add(other);
    });
  }
  return teammates.size;
}

const emptyCountKey = { category: null, mode: null, map: null, region: null, party_size: null };

/** Returns the options of the five filter menus with their matches, most matches first. */
function countMenuOptions(rows: readonly ParticipantRow[]): FilterOptionRow[] {
  const counts = new Map<string, FilterOptionRow>();
  const add = (row: Omit<FilterOptionRow, 'matches'>) => {
    const key = JSON.stringify(row);
    const existing = counts.get(key);
    if (existing === undefined) counts.set(key, { ...row, matches: 1 });
    else existing.matches++;
  };
  for (const { category, mode, map, region, party_size } of rows) {
    add({ ...emptyCountKey, by: 'category', category });
    add({ ...emptyCountKey, by: 'mode', category, mode });
    add({ ...emptyCountKey, by: 'map', map, mode });
    add({ ...emptyCountKey, by: 'region', region });
    add({ ...emptyCountKey, by: 'party_size', party_size });
  }
  return [...counts.values()].sort((a, b) => b.matches - a.matches || compareIds(a, b));
}

/** Values of other menus are null and come last. */
function compareIds(a: FilterOptionRow, b: FilterOptionRow): number {
  for (const key of ['category', 'mode', 'map', 'region'] as const) {
    const [x, y] = [a[key], b[key]];
    if (x === y) continue;
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return 0;
}
