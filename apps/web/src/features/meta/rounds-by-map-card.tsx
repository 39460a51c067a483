import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, numberOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { nameColumn, numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { roundsByMapQuestion } from './questions.ts';
import { filtersForWholeMatches } from './whole-match-filters.ts';

interface MapRounds {
  map: string;
  matches: number;
  /** Rounds per match. */
  average: number;
  /** Matches by their number of rounds. */
  counts: ReadonlyMap<number, number>;
}

/** Returns the numbers of rounds of each map’s matches. */
function readMaps(rows: readonly Row[]): MapRounds[] {
  return [...Map.groupBy(rows, (row) => keyOf(row, 'map'))].map(([map, mapRows]) => {
    const counts = new Map(
      mapRows.map((row) => [numberOf(row, 'bin') ?? 0, countOf(row, 'matches')] as const),
    );
    const matches = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const totalRounds = [...counts].reduce((sum, [rounds, count]) => sum + rounds * count, 0);
    return { map, matches, average: totalRounds / Math.max(1, matches), counts };
  });
}

/** How many rounds the matches of each map take. */
export function RoundsByMapCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { filters, ignored } = filtersForWholeMatches(state.filters);
  const query = useQuestions({ maps: roundsByMapQuestion }, filters);
  return (
    <QuestionCard
      title={t('meta:rounds.byMap')}
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={({ maps }) => maps.rows.length === 0}
      height="16rem"
    >
      {({ maps }) => {
        const rows = readMaps(maps.rows);
        const roundCounts = [...new Set(rows.flatMap(({ counts }) => [...counts.keys()]))].toSorted(
          (a, b) => a - b,
        );
        return (
          <QuestionTable<MapRounds>
            id="meta-rounds-maps"
            caption={t('meta:rounds.byMap')}
            rows={rows}
            rowId={({ map }) => map}
            sort={state.pageSearch.roundMapSort ?? '-matches'}
            onSort={(roundMapSort) => state.set({ roundMapSort })}
            columns={[
              nameColumn<MapRounds>({
                id: 'map',
                header: t('questions:dimensions.map'),
                text: ({ map }) => keyText('map', map, maps),
                href: ({ map }) => state.href({ map: [map] }),
                isRowHeader: true,
              }),
              numberColumn<MapRounds>({
                id: 'matches',
                header: t('questions:measures.matches'),
                value: ({ matches }) => matches,
                render: (matches) => format.number(matches),
              }),
              numberColumn<MapRounds>({
                id: 'average',
                header: t('questions:measures.roundsPerMatch'),
                value: ({ average }) => average,
                render: (average) => format.number(average, 2),
              }),
              ...roundCounts.map((rounds) =>
                numberColumn<MapRounds>({
                  id: `rounds${rounds}`,
                  header: `${t('questions:measures.rounds')}: ${format.number(rounds)}`,
                  value: ({ counts, matches }) => (100 * (counts.get(rounds) ?? 0)) / matches,
                  render: (percent) => format.percent(percent),
                  from: 'sm',
                }),
              ),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
