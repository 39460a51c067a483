import { useTranslation } from 'react-i18next';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { partyMatchupsQuestion } from './questions.ts';

const matchupKey = (row: Row) => `${keyOf(row, 'partySize')} ${keyOf(row, 'opponentPartySize')}`;

/** How parties of each size do against the parties that they meet. */
export function PartyMatchupsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const query = useQuestions(
    { parties: partyMatchupsQuestion },
    filtersForAllPlayers(state.filters),
  );
  const marked = useMarkedRows(partyMatchupsQuestion, state, matchupKey);
  const format = useFormat();
  const column = useQuestionColumns<Row>('players', query.data?.parties);
  return (
    <QuestionCard
      title={t('meta:parties.title')}
      note={t('meta:parties.note')}
      query={query}
      state={state}
      isEmpty={(data) => data.parties.rows.length === 0}
      height="12rem"
    >
      {(data) => (
        <QuestionTable<Row>
          id="meta-parties"
          caption={t('meta:parties.title')}
          rows={data.parties.rows}
          rowId={matchupKey}
          sort={state.pageSearch.modeSort ?? '-partySize'}
          onSort={(modeSort) => state.set({ modeSort })}
          columns={[
            column.dimension('partySize'),
            column.dimension('opponentPartySize'),
            column.measure('teams', { from: 'sm' }),
            ...markedColumn<Row>({
              marked,
              name: t('questions:measures.teams'),
              keyOfRow: matchupKey,
              value: (markedRow) => countOf(markedRow, 'teams'),
              render: format.number,
            }),
            column.measure('teamWinRate'),
            column.measure('roundWinRate', { from: 'md' }),
            column.measure('players', { isExtra: true }),
          ]}
        />
      )}
    </QuestionCard>
  );
}
