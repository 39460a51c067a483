import type { MatchFilters, PlayedWith } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  type EncounterRow,
  MATCHES_SCANNED,
  MAX_ENCOUNTERS,
  toPlayedWith,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows } from '../data/dataset/filter-rows.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';

type Encounter = EncounterRow & { matches: number };

/** Returns the players encountered most often in a player’s newest matches, on which side, and how those matches ended. */
export function fetchPlayedWith(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  filters: MatchFilters,
): PlayedWith {
  const selected = filterRows(rows, filters).slice(0, MATCHES_SCANNED);
  const encounters = new Map<string, Encounter>();
  for (const row of selected) {
    const match = dataset.matches.get(row.match_id)?.row;
    match?.player_ids.forEach((other, i) => {
      if (other === id) return;
      const encounter = encounters.get(other) ?? createEncounter(dataset, other, row);
      encounters.set(other, encounter);
      countMatch(encounter, row, { team: match.teams[i] ?? 0, party: match.parties[i] ?? 0 });
    });
  }
  const mostMatchesFirst = [...encounters.values()].sort(
    (a, b) =>
      b.matches - a.matches || b.last_at.getTime() - a.last_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  return toPlayedWith(selected.length, mostMatchesFirst.slice(0, MAX_ENCOUNTERS));
}

/** Rows come newest first, so the first row with a player is their latest encounter. */
function createEncounter(
  { players }: Dataset,
  id: string,
  { started_at }: ParticipantRow,
): Encounter {
  return {
    id,
    nickname: nicknameOf(players.get(id)?.rows ?? []),
    together: 0,
    together_wins: 0,
    against: 0,
    against_wins: 0,
    in_party: 0,
    last_at: new Date(started_at),
    matches: 0,
  };
}

function countMatch(
  encounter: Encounter,
  row: ParticipantRow,
  other: { team: number; party: number },
): void {
  encounter.matches++;
  if (row.result === null) return;
  const won = row.result === 1 ? 1 : 0;
  if (other.team === row.team) {
    encounter.together++;
    encounter.together_wins += won;
    if (other.party > 0 && other.party === row.party) encounter.in_party++;
  } else {
    encounter.against++;
    encounter.against_wins += won;
  }
}
