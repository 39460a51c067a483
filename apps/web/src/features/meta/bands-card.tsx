import { powerScoreBands } from '@scrapboard/catalogue/core';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { changeOf, changeOfShare } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf, meanOf, rateOf } from '../../questions/read-row.ts';
import { useChangeText } from '../../questions/use-change-text.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { bandsQuestion } from './questions.ts';

const bandOf = (row: Row) => keyOf(row, 'powerScoreBand');
const gamesOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + countOf(row, 'games'), 0);

/** How many vehicles each power score band has, and how they do. Clicking a bar selects its band. */
export function BandsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const query = useQuestions({ bands: bandsQuestion }, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(bandsQuestion, state, bandOf);
  const markedGames = gamesOf([...(marked?.rows.values() ?? [])]);
  const previousPeriodFilters = usePreviousPeriodFilters(filtersForAllPlayers(state.filters));
  const rowsBefore = usePreviousPeriodRows(bandsQuestion, previousPeriodFilters, bandOf);
  const changeText = useChangeText();
  return (
    <QuestionCard
      title={t('meta:bands.title')}
      note={
        <>
          {t('meta:bands.note')} <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      isEmpty={(data) => data.bands.rows.length === 0}
      height="22rem"
    >
      {(data) => {
        const rowsByBand = new Map(data.bands.rows.map((row) => [bandOf(row), row]));
        const shownBands = powerScoreBands.flatMap((band) => {
          const row = rowsByBand.get(band.id);
          return row === undefined ? [] : { band, row };
        });
        const total = gamesOf(data.bands.rows);
        const changes = shownBands.map(({ band, row }) => {
          if (rowsBefore === undefined) return { share: null, winRate: null };
          const rowBefore = rowsBefore.get(band.id);
          return {
            share: changeOfShare(
              { count: countOf(row, 'games'), of: total },
              { count: countOf(rowBefore, 'games'), of: gamesOf([...rowsBefore.values()]) },
            ),
            winRate: changeOf(row.winRate, rowBefore?.winRate),
          };
        });
        const bars = shownBands.map(({ band, row }, index) => {
          const games = countOf(row, 'games');
          const { percent, low, high } = rateOf(row, 'winRate');
          const markedBandGames = countOf(marked?.rows.get(band.id), 'games');
          const { share, winRate } = changes[index] ?? { share: null, winRate: null };
          const markedShare =
            marked === undefined ? undefined : (100 * markedBandGames) / Math.max(1, markedGames);
          return {
            label: keyText('powerScoreBand', band.id),
            value: (100 * games) / Math.max(1, total),
            lines: [
              format.percent((100 * games) / Math.max(1, total)),
              t('meta:vehicles', { count: games, n: format.number(games) }),
              `${t('questions:measures.winRate')}: ${format.percent(percent)} (${format.interval(low, high)})`,
              `${t('questions:measures.damagePerGame')}: ${format.number(Math.round(meanOf(row, 'damagePerGame').mean))}`,
              ...(share === null ? [] : [changeText.lineOf(t('meta:columns.share'), share)]),
              ...(winRate === null
                ? []
                : [changeText.lineOf(t('questions:measures.winRate'), winRate)]),
              ...(marked === undefined || markedShare === undefined
                ? []
                : [
                    `${marked.label}: ${format.percent(markedShare)}, ${t('meta:vehicles', { count: markedBandGames, n: format.number(markedBandGames) })}`,
                  ]),
            ],
          };
        });
        const markedTopIndex = shownBands.reduce(
          (best, { band }, index) =>
            countOf(marked?.rows.get(band.id), 'games') >
            countOf(marked?.rows.get(shownBands[best]?.band.id ?? ''), 'games')
              ? index
              : best,
          0,
        );
        const markedTopGames = countOf(
          marked?.rows.get(shownBands[markedTopIndex]?.band.id ?? ''),
          'games',
        );
        const name = t('meta:bands.title');
        const selectBand = (index: number) => {
          const bandIndex = powerScoreBands.findIndex(
            ({ id }) => id === shownBands[index]?.band.id,
          );
          const [band, nextBand] = [powerScoreBands[bandIndex], powerScoreBands[bandIndex + 1]];
          if (band === undefined) return;
          state.set({
            minPowerScore: String(band.from),
            maxPowerScore: nextBand === undefined ? undefined : String(nextBand.from - 1),
          });
        };
        return (
          <div className="card-body">
            <ChartFigure
              name={name}
              kind="bars"
              points={bars.map(({ label, value, lines }) => ({ title: label, value, lines }))}
              formatValue={(value) => format.percent(value, 0)}
              onPick={selectBand}
              table={{
                headings: [
                  t('questions:dimensions.powerScoreBand'),
                  t('meta:columns.share'),
                  t('questions:measures.games'),
                  t('questions:measures.players'),
                  t('questions:measures.winRate'),
                  t('questions:measures.damagePerGame'),
                  ...(rowsBefore === undefined
                    ? []
                    : [
                        t('questions:change.of', { name: t('meta:columns.share') }),
                        t('questions:change.of', { name: t('questions:measures.winRate') }),
                      ]),
                ],
                rows: shownBands.map(({ row }, index) => {
                  const cells = [
                    bars[index]?.label ?? '',
                    bars[index]?.value ?? 0,
                    countOf(row, 'games'),
                    countOf(row, 'players'),
                    rateOf(row, 'winRate').percent,
                    meanOf(row, 'damagePerGame').mean,
                  ] as const;
                  const { share, winRate } = changes[index] ?? { share: null, winRate: null };
                  const shownChanges = rowsBefore === undefined ? [] : [share, winRate];
                  return {
                    raw: [
                      ...cells,
                      ...shownChanges.map((change) => change?.difference.difference ?? null),
                    ],
                    text: [
                      cells[0],
                      format.percent(cells[1]),
                      format.number(cells[2]),
                      format.number(cells[3]),
                      format.percent(cells[4]),
                      format.number(Math.round(cells[5])),
                      ...shownChanges.map((change) =>
                        change === null ? '–' : changeText.textOf(change),
                      ),
                    ],
                  };
                }),
              }}
            >
              <BarChart
                label={name}
                bars={bars}
                formatValue={(value) => format.percent(value, 0)}
                onPick={selectBand}
                {...(marked !== undefined &&
                  markedTopGames > 0 && {
                    markers: [
                      {
                        at: markedTopIndex + 0.5,
                        text: `${marked.label}: ${format.percent((100 * markedTopGames) / markedGames, 0)}`,
                        isOfMarkedPlayer: true,
                      },
                    ],
                  })}
              />
            </ChartFigure>
          </div>
        );
      }}
    </QuestionCard>
  );
}
