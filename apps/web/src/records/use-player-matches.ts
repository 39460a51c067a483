import { useQuery } from '@tanstack/react-query';
import { questionQuery, type Row } from '../questions/question-query.ts';
import { findBestMatches } from './personal-bests.ts';
import { type PlayedMatch, playerMatches, toPlayedMatches } from './player-matches.ts';
import type { RecordName } from './record-numbers.ts';

/** Returns the query for all matches of a player, of all time. */
export const playerMatchesQuery = (player: string) => questionQuery(playerMatches(player), {});

/** What an answer says is computed once for all that show it. */
const played = new WeakMap<readonly Row[], readonly PlayedMatch[]>();
const marked = new WeakMap<readonly Row[], ReadonlyMap<string, RecordName[]>>();

/** Returns the matches of an answer in the order they were played. */
export function readPlayedMatches(rows: readonly Row[]): readonly PlayedMatch[] {
  const known = played.get(rows) ?? toPlayedMatches(rows);
  played.set(rows, known);
  return known;
}

/** Returns the numbers in which a match set a best of a player in its mode; none until it is known. */
export function useBestsOfMatch(player: string, match: string): readonly RecordName[] {
  const { data } = useQuery(playerMatchesQuery(player));
  if (data === undefined) return [];
  const bests = marked.get(data.rows) ?? findBestMatches(readPlayedMatches(data.rows));
  marked.set(data.rows, bests);
  return bests.get(match) ?? [];
}
