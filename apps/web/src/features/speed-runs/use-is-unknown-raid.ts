import type { SpeedRunBoardParams } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from './speed-run-queries.ts';
import { speedRunCodec, toRunFilters } from './speed-run-search.ts';

const WITHOUT_FILTERS = toRunFilters(speedRunCodec.read(new URLSearchParams()), undefined);

/**
 * Returns whether nobody has ever won a raid of this name and difficulty: raids are known only from won matches. It
 * is checked only for an empty board, which may be empty because of its filters. False until it is known.
 */
export function useIsUnknownRaid({ mode, raid }: SpeedRunBoardParams, isEmpty: boolean): boolean {
  const { data } = useQuery({ ...overviewQuery(WITHOUT_FILTERS), enabled: isEmpty });
  return (
    isEmpty &&
    data !== undefined &&
    !data.raids.some((row) => row.raid === raid && row.mode.id === mode)
  );
}
