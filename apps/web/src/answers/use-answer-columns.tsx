import { useTranslation } from 'react-i18next';
import { markedColumn } from '../questions/marked-column.ts';
import type { PageQuestion } from '../questions/page-question.ts';
import type { QuestionColumn } from '../questions/question-column.ts';
import type { Answer, Row } from '../questions/question-query.ts';
import { keyOf } from '../questions/read-row.ts';
import { readValue } from '../questions/read-value.ts';
import type { MarkedRows } from '../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import type { ExplorerSearch } from './explorer-search.ts';
import { measureDefinition } from './fact-measure.ts';
import { answerKey } from './to-matrix.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useValueLinks } from './use-value-links.ts';

/** Returns the columns of an answer’s table: its dimensions, its measures, and the values of those beside everyone. */
export function useAnswerColumns(
  pageQuestion: PageQuestion,
  answer: Answer | undefined,
  state: QuestionFilters<ExplorerSearch>,
  overlays: readonly MarkedRows[],
): QuestionColumn<Row>[] {
  const { t } = useTranslation('questions');
  const { measure } = state.pageSearch;
  const column = useQuestionColumns<Row>(pageQuestion.facts, answer);
  const linkOf = useValueLinks(state);
  const valueText = useMeasureText(
    measureDefinition({ facts: pageQuestion.facts, name: measure.name }),
  );
  const { by = [] } = pageQuestion;
  const [first, ...others] = pageQuestion.measures;
  return [
    ...by.map((name) =>
      column.dimension(name, {
        href: (row: Row) => linkOf(name, keyOf(row, name)) ?? state.href({}),
      }),
    ),
    ...(first === undefined ? [] : [column.measure(first)]),
    ...overlays.flatMap((marked, index) =>
      markedColumn<Row>({
        marked,
        ...(index > 0 && { id: `own${index + 1}` }),
        name: t(`measures.${measure.name}`),
        keyOfRow: (row) => answerKey(row, by),
        value: (row) => {
          const { shown } = readValue(row[measure.name] ?? null);
          return typeof shown === 'number' ? shown : null;
        },
        render: valueText,
      }),
    ),
    ...others.map((name) => column.measure(name)),
  ];
}
