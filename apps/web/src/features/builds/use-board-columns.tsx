import { buildNumbersQuestion } from '@scrapboard/questions/boards';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestedQuery } from '../../filters/use-requested-query.ts';
import { markedColumn } from '../../questions/marked-column.ts';
import { MAX_COMPARED_SUBJECTS } from '../../questions/max-compared-subjects.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useFormat } from '../../use-format.ts';
import type { BoardState } from './board-state.ts';
import { createBuildColumns } from './build-columns.tsx';
import { boardCodec } from './builds-search.ts';
import type { Board } from './use-board.ts';

const hashOf = (row: Row) => keyOf(row, 'build');

/** Returns the columns of the list of builds. */
export function useBoardColumns({ rows, parts }: Board, state: BoardState): QuestionColumn<Row>[] {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const numbersQuestion = useMemo(() => buildNumbersQuestion(rows.map(hashOf)), [rows]);
  const marked = useMarkedRows(numbersQuestion, state, hashOf);
  const column = useQuestionColumns<Row>('players', undefined);
  // From the URL requested last, so that a checkbox reacts at once.
  const { chosen = [] } = boardCodec.read(useRequestedQuery());
  const toggle = (hash: string, isChosen: boolean) =>
    state.set(({ chosen: latest = [] }) => ({
      chosen: isChosen ? [...latest, hash] : latest.filter((chosenHash) => chosenHash !== hash),
    }));
  return [
    {
      id: 'compare',
      header: t('builds:columns.compare'),
      from: 'sm',
      cell: (row) => (
        <span className="build-choice">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={t('builds:choose', { build: hashOf(row) })}
            checked={chosen.includes(hashOf(row))}
            disabled={chosen.length >= MAX_COMPARED_SUBJECTS && !chosen.includes(hashOf(row))}
            onChange={({ target }) => toggle(hashOf(row), target.checked)}
          />
        </span>
      ),
      csv: { headings: [], values: () => [] },
    },
    ...createBuildColumns<Row>({
      header: t('questions:dimensions.build'),
      partsHeader: t('builds:columns.parts'),
      unknownText: t('builds:columns.unknown'),
      partsOf: (row) => parts.get(hashOf(row)) ?? [],
    }),
    column.measure('maxPowerScore', {
      header: t('questions:dimensions.powerScoreBand'),
      from: 'lg',
    }),
    column.measure('games'),
    // If the page is filtered by a player, every number is theirs.
    ...markedColumn<Row>({
      marked: state.search.player === undefined ? marked : undefined,
      name: t('questions:measures.games'),
      keyOfRow: hashOf,
      value: (row) => countOf(row, 'games'),
      render: (value) => format.number(value),
      from: 'lg',
      // Not sortable: the builds are ranked by the numbers of all players.
    }).map(({ sortBy: _, ...unsorted }) => unsorted),
    column.measure('matches', { isExtra: true }),
    column.measure('players', { from: 'sm' }),
    column.measure('winRate'),
    column.measure('winRateAboveExpectation', { header: t('builds:columns.above'), from: 'md' }),
    column.measure('damagePerGame', { from: 'lg' }),
    column.measure('killsPerGame', { isExtra: true }),
    column.measure('last', { isExtra: true }),
  ];
}
