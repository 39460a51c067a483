import type { MatchFilters, PlayedWith } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  type EncounteredPlayerRow,
  MATCHES_SCANNED,
  MAX_ENCOUNTERED_PLAYERS,
  toPlayedWith,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { filterRows } from '../data/dataset/filter-rows.ts';
import { nicknameOf } from '../data/dataset/nicknames.ts';

type EncounteredPlayer = EncounteredPlayerRow & { matches: number };

/** Returns the players encountered most often in a player’s newest matches, on which side, and how those matches ended. */
export function fetchPlayedWith(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  filters: MatchFilters,
): PlayedWith {
  const selected = filterRows(rows, filters).slice(0, MATCHES_SCANNED);
  const encounteredPlayers = new Map<string, EncounteredPlayer>();
  for (const row of selected) {
    const match = dataset.matches.get(row.match_id)?.row;
    match?.player_ids.forEach((other, i) => {
      if (other === id) return;
      const encounteredPlayer =
        encounteredPlayers.get(other) ?? createEncounteredPlayer(dataset, other, row);
      encounteredPlayers.set(other, encounteredPlayer);
      countMatch(encounteredPlayer, row, {
        team: match.teams[i] ?? 0,
        party: match.parties[i] ?? 0,
      });
    });
  }
  const mostMatchesFirst = [...encounteredPlayers.values()].sort(
    (a, b) =>
      b.matches - a.matches || b.last_at.getTime() - a.last_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  return toPlayedWith(selected.length, mostMatchesFirst.slice(0, MAX_ENCOUNTERED_PLAYERS));
}

/** Rows come newest first, so the first row with a player is their latest encounter. */
function createEncounteredPlayer(
  { players }: Dataset,
  id: string,
  { started_at }: ParticipantRow,
): EncounteredPlayer {
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
  encounteredPlayer: EncounteredPlayer,
  row: ParticipantRow,
  other: { team: number; party: number },
): void {
  encounteredPlayer.matches++;
  if (row.result === null) return;
  const won = row.result === 1 ? 1 : 0;
  if (other.team === row.team) {
    encounteredPlayer.together++;
    encounteredPlayer.together_wins += won;
    if (other.party > 0 && other.party === row.party) encounteredPlayer.in_party++;
  } else {
    encounteredPlayer.against++;
    encounteredPlayer.against_wins += won;
  }
}
