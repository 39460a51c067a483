import type { MatchFilters, PlayedWith } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  MATCHES_SCANNED,
  MAX_PEOPLE_MET,
  type MetRow,
  toPlayedWith,
} from '@scrapboard/read-models';
import type { World, WorldPlayer } from '../world/make-world.ts';
import { chooseRows } from './choose-rows.ts';
import { nicknameOf } from './nicknames.ts';

type Met = MetRow & { matches: number };

/** Returns whom a player met most in their newest matches, on which side, and how those matches ended. */
export function readPlayedWith(
  world: World,
  { id, rows }: WorldPlayer,
  filters: MatchFilters,
): PlayedWith {
  const chosen = chooseRows(rows, filters).slice(0, MATCHES_SCANNED);
  const met = new Map<string, Met>();
  for (const row of chosen) {
    const match = world.matches.get(row.match_id)?.row;
    match?.player_ids.forEach((other, i) => {
      if (other === id) return;
      const known = met.get(other) ?? newlyMet(world, other, row);
      met.set(other, known);
      count(known, row, { team: match.teams[i] ?? 0, party: match.parties[i] ?? 0 });
    });
  }
  const byMatches = [...met.values()].sort(
    (a, b) =>
      b.matches - a.matches || b.last_at.getTime() - a.last_at.getTime() || (a.id < b.id ? -1 : 1),
  );
  return toPlayedWith(chosen.length, byMatches.slice(0, MAX_PEOPLE_MET));
}

/** Rows come newest first, so the first meeting seen is the last one. */
function newlyMet({ players }: World, id: string, { started_at }: ParticipantRow): Met {
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

function count(met: Met, row: ParticipantRow, other: { team: number; party: number }): void {
  met.matches++;
  if (row.result === null) return;
  const won = row.result === 1 ? 1 : 0;
  if (other.team === row.team) {
    met.together++;
    met.together_wins += won;
    if (other.party > 0 && other.party === row.party) met.in_party++;
  } else {
    met.against++;
    met.against_wins += won;
  }
}
