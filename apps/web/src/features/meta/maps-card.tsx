import { useTranslation } from 'react-i18next';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { useFormat } from '../../use-format.ts';
import { numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { mapsQuestion, playerMapsQuestion } from './questions.ts';
import { type MapRow, type MapStats, toMapStats } from './to-map-stats.ts';
import { useShareChange } from './use-share-change.ts';
import { filtersForWholeMatches } from './whole-match-filters.ts';

interface Props {
  state: QuestionFilters<MetaSearch>;
  /** Whether two teams of players compete, so that there are sides to compare. */
  hasSides: boolean;
}

/** How often maps are played, how long matches last, and whether both sides win equally often. */
export function MapsCard({ state, hasSides }: Props) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const { filters, ignored } = filtersForWholeMatches(state.filters);
  const query = useQuestions({ maps: mapsQuestion }, filters);
  const column = useQuestionColumns<MapRow>('players', query.data?.maps);
  const change = useShareChange(mapsQuestion, filters, 'map');
  const marked = useMarkedRows(playerMapsQuestion, state, (row) => keyOf(row, 'map'));
  const sideHeader = t('meta:maps.firstSide');
  return (
    <QuestionCard
      title={t('meta:maps.title')}
      note={
        <>
          {hasSides && t('meta:maps.note')} <ComparedWith before={change.before} />
        </>
      }
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={(data) => data.maps.rows.length === 0}
      height="30rem"
    >
      {(data) => {
        const stats = toMapStats(data.maps.rows);
        const statsOf = (row: MapRow) => stats.get(keyOf(row, 'map')) as MapStats;
        const shareOf = (row: MapRow) => statsOf(row).share;
        const balanceOf = (row: MapRow) => statsOf(row).balance;
        const largestShare = Math.max(...data.maps.rows.map(shareOf));
        const verdictText = (row: MapRow) => t(`meta:maps.verdict.${balanceOf(row).verdict}`);
        return (
          <QuestionTable<MapRow>
            id={hasSides ? 'meta-maps' : 'meta-maps-pve'}
            caption={t('meta:maps.title')}
            rows={data.maps.rows}
            rowId={(row) => keyOf(row, 'map')}
            sort={state.pageSearch.mapSort ?? '-matches'}
            onSort={(mapSort) => state.set({ mapSort })}
            initialRowCount={12}
            columns={[
              column.dimension('map', { href: (row) => state.href({ map: [keyOf(row, 'map')] }) }),
              column.measure('matches', { from: 'sm' }),
              numberColumn<MapRow>({
                id: 'share',
                header: t('meta:maps.share'),
                value: shareOf,
                render: (share) => <ShareCell percent={share} max={largestShare} />,
              }),
              ...change.columns(data.maps.rows),
              ...markedColumn<MapRow>({
                marked,
                name: t('questions:measures.games'),
                keyOfRow: (row) => keyOf(row, 'map'),
                value: (markedRow) => countOf(markedRow, 'games'),
                render: format.number,
                from: 'md',
              }),
              column.measure('matchLengthQuantiles', {
                games: (row) => countOf(row, 'matches'),
                header: t('meta:length.median'),
              }),
              ...(hasSides
                ? [
                    numberColumn<MapRow>({
                      id: 'side',
                      header: sideHeader,
                      value: (row) =>
                        balanceOf(row).rate.of === 0 ? null : balanceOf(row).rate.percent,
                      render: (_, row) => <RateText rate={balanceOf(row).rate} />,
                      hasFewGames: (row) => balanceOf(row).verdict === 'few',
                      from: 'md',
                    }),
                    {
                      id: 'balance',
                      header: t('meta:maps.balance'),
                      sortBy: (row: MapRow) =>
                        balanceOf(row).verdict === 'few' ? null : balanceOf(row).p,
                      cell: (row: MapRow) => (
                        <>
                          <span
                            className={
                              ['first', 'second'].includes(balanceOf(row).verdict)
                                ? 'verdict-real'
                                : 'muted'
                            }
                          >
                            {verdictText(row)}
                          </span>
                          {balanceOf(row).verdict !== 'few' && (
                            <span className="row-note">
                              {t('meta:maps.p', { p: format.number(balanceOf(row).p, 3) })}
                            </span>
                          )}
                        </>
                      ),
                      csv: {
                        headings: [t('meta:maps.balance'), 'p'],
                        values: (row: MapRow) => [verdictText(row), balanceOf(row).p],
                      },
                    },
                  ]
                : []),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
