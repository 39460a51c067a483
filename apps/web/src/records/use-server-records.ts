import { bestMatchesQuestion } from '@scrapboard/questions/boards';
import { useQueries } from '@tanstack/react-query';
import { questionQuery } from '../questions/question-query.ts';
import { keyOf } from '../questions/read-row.ts';
import { useStatus } from '../status.ts';
import type { RecordCandidate } from './match-bests.ts';

/** A record of a mode that a match holds, and who set it. */
export interface ServerRecord extends RecordCandidate {
  player: string;
}

/** Returns which of some records of its mode a match holds, as far as they have loaded. */
export function useServerRecords(
  match: string,
  mode: string,
  candidates: readonly RecordCandidate[],
): ServerRecord[] {
  const { newestMatchSeason, minWitnesses = 1 } = useStatus() ?? {};
  const results = useQueries({
    queries: candidates.map(({ name, scope }) =>
      questionQuery(
        { ...bestMatchesQuestion(name), limit: 1 },
        {
          mode: [mode],
          ...(scope === 'season' && { season: [newestMatchSeason ?? ''] }),
          ...(minWitnesses > 1 && { confirmed: minWitnesses }),
        },
      ),
    ),
  });
  const held = candidates.flatMap((candidate, index) => {
    const row = results[index]?.data?.rows[0];
    if (row === undefined || keyOf(row, 'match') !== match) return [];
    return { ...candidate, player: keyOf(row, 'player') };
  });
  // What is a record of all time is one of the season too.
  const isOfAllTime = ({ name }: ServerRecord) =>
    held.some((record) => record.name === name && record.scope === 'all');
  return held.filter((record) => record.scope === 'all' || !isOfAllTime(record));
}

/** Returns when the season of the newest match began, in epoch milliseconds; null if that is unknown. */
export function useSeasonStart(): number | null {
  const status = useStatus();
  if (status === undefined || status.newestMatchAt === null) return null;
  const newest = Date.parse(status.newestMatchAt);
  const { startsAt, previousStartsAt } = status.season;
  const start = [startsAt, previousStartsAt].map(Date.parse).find((at) => at <= newest);
  return start ?? null;
}
