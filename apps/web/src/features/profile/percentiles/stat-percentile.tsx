import type { PlayerPercentileName } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { PercentileMark } from '../../../percentiles/percentile-mark.tsx';
import { hasMeaningfulRate } from '../../../ui/rate-text.tsx';
import { useProfile } from '../use-profile.ts';
import { percentilesQuery } from './percentiles-query.ts';
import { useStatFormat } from './use-stat-format.ts';

interface Props {
  name: PlayerPercentileName;
  /** See `PercentileMark`. */
  isPerGame?: boolean;
}

/** The percentile of a rate or mean; nothing without a cohort. */
export function StatPercentile({ name, isPerGame = false }: Props) {
  const { id, filters } = useProfile();
  const { data } = useQuery(percentilesQuery(id, filters));
  const formatStat = useStatFormat();
  const rankedNumber = data?.numbers.find((number) => number.name === name);
  if (data?.cohort == null || rankedNumber === undefined) return null;
  return (
    <PercentileMark
      ranked={rankedNumber}
      cohort={data.cohort}
      value={formatStat(name, rankedNumber.value)}
      isPerGame={isPerGame}
      hasFewGames={!hasMeaningfulRate(data.games)}
    />
  );
}
