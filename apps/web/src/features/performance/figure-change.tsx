import { ChangeText } from '../../questions/change-text.tsx';
import type { PageFilters } from '../../questions/question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ComparedFigure, changeOfFigure, type PartTotals } from './change-of-figure.ts';
import type { PartCardProps } from './part-card-props.ts';
import { partTotalsQuestions } from './questions.ts';

interface Props {
  figure: ComparedFigure;
  cardProps: PartCardProps;
  now: PartTotals;
  before: PageFilters;
}

/** How a figure of a part changed since the period before; nothing if it had no value then. */
export function FigureChange({ figure, cardProps, now, before }: Props) {
  const { kind, id, state } = cardProps;
  const { data, isError } = useQuestions(
    partTotalsQuestions(kind, id, state.pageSearch.counting),
    before,
  );
  if (isError) return null;
  if (data === undefined) return <Skeleton height="1rem" width="3rem" />;
  const change = changeOfFigure(figure, now, data);
  return (
    change !== null && <ChangeText {...change} better={figure === 'share' ? 'neither' : 'higher'} />
  );
}
