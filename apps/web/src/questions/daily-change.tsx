import { differenceOfMeans } from '@scrapboard/statistics/difference-of-means';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChangeText } from './change-text.tsx';
import { toDailySample } from './compare-periods.ts';
import type { MeasureName, PageQuestion } from './page-question.ts';
import { countDays } from './period.ts';
import type { PageFilters } from './question-filters.ts';
import { questionQuery } from './question-query.ts';
import { countOf } from './read-row.ts';

interface Props {
  /** By day. */
  question: PageQuestion;
  name: MeasureName;
  now: PageFilters;
  before: PageFilters;
  better?: 'higher' | 'lower' | 'neither';
}

/** How the daily average of a count changed since the previous period. */
export function DailyChange({ question, name, now, before, better = 'neither' }: Props) {
  const current = useQuery(questionQuery(question, now));
  const earlier = useQuery(questionQuery(question, before));
  if (current.isError || earlier.isError) return null;
  if (current.data === undefined || earlier.data === undefined) {
    return <Skeleton height="1rem" width="3rem" />;
  }
  const days = countDays({ from: now.from ?? '', to: now.to ?? '' });
  const [sampleNow, sampleBefore] = [current.data, earlier.data].map(({ rows }) =>
    toDailySample(
      rows.map((row) => countOf(row, name)),
      days,
    ),
  ) as [ReturnType<typeof toDailySample>, ReturnType<typeof toDailySample>];
  return (
    <ChangeText
      difference={differenceOfMeans(sampleNow, sampleBefore)}
      before={sampleBefore.sum / sampleBefore.n}
      better={better}
    />
  );
}
