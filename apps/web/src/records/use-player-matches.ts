import type { RecordName } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { questionQuery, type Row } from '../questions/question-query.ts';
import { findOwnCandidates } from './match-bests.ts';
import { findBestMatches } from './personal-bests.ts';
import { type PlayedMatch, playerMatchesQuestion, toPlayedMatches } from './played-matches.ts';
import { type ServerRecord, useSeasonStart, useServerRecords } from './use-server-records.ts';

/** Returns the query for all matches of a player, of all time. */
export const playerMatchesQuery = (player: string) =>
  questionQuery(playerMatchesQuestion(player), {});

/** Computed once per answer, however many components show it. */
const playedMatchesCache = new WeakMap<readonly Row[], readonly PlayedMatch[]>();
const bestsCache = new WeakMap<readonly Row[], ReadonlyMap<string, RecordName[]>>();

/** Returns the matches of an answer in the order they were played. */
export function readPlayedMatches(rows: readonly Row[]): readonly PlayedMatch[] {
  const matches = playedMatchesCache.get(rows) ?? toPlayedMatches(rows);
  playedMatchesCache.set(rows, matches);
  return matches;
}

/** Returns the numbers in which a match set a best of a player, in its mode or of all; none until they are known. */
export function useBestsOfMatch(player: string, match: string): readonly RecordName[] {
  const { data } = useQuery(playerMatchesQuery(player));
  if (data === undefined) return [];
  const bests = bestsCache.get(data.rows) ?? findBestMatches(readPlayedMatches(data.rows));
  bestsCache.set(data.rows, bests);
  return bests.get(match) ?? [];
}

/** Returns the records of its mode that a match of a player holds; none until they are known. */
export function useRecordsOfMatch(player: string, match: string): readonly ServerRecord[] {
  const { data } = useQuery(playerMatchesQuery(player));
  const seasonStart = useSeasonStart();
  const played = data === undefined ? NO_MATCHES : readPlayedMatches(data.rows);
  const candidates = useMemo(
    () => findOwnCandidates(match, played, seasonStart),
    [match, played, seasonStart],
  );
  const mode = played.find(({ id }) => id === match)?.mode ?? '';
  return useServerRecords(match, mode, candidates).filter((record) => record.player === player);
}

const NO_MATCHES: readonly PlayedMatch[] = [];
