import { ChangeText } from '../../questions/change-text.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ComparedMeasure, changeOfMeasure, type PartTotals } from './change-of-measure.ts';
import type { PartCardProps } from './part-card-props.ts';
import { partTotalsQuestions } from './questions.ts';

interface Props {
  measure: ComparedMeasure;
  cardProps: PartCardProps;
  now: PartTotals;
  before: PageFilters;
}

/** How a measure of a part changed since the period before; nothing if it had no value then. */
export function MeasureChange({ measure, cardProps, now, before }: Props) {
  const { kind, id, state } = cardProps;
  const { data, isError } = useQuestions(
    partTotalsQuestions(kind, id, state.pageSearch.counting),
    before,
  );
  if (isError) return null;
  if (data === undefined) return <Skeleton height="1rem" width="3rem" />;
  const change = changeOfMeasure(measure, now, data);
  return (
    change !== null && (
      <ChangeText {...change} better={measure === 'share' ? 'neither' : 'higher'} />
    )
  );
}
