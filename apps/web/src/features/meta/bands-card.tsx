import { powerScoreBands } from '@scrapboard/catalogue/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BarChart } from '../../charts/bar-chart.tsx';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { countOf, keyOf, meanOf, rateOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useOwnRows } from '../../questions/use-own-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { MetaSearch } from './meta-search.ts';
import { bands } from './questions.ts';

/** How many vehicles each power score band has, and how well they do. A bar selects its band. */
export function BandsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const navigate = useNavigate();
  const query = useQuestions({ bands }, filtersForAllPlayers(state.filters));
  const own = useOwnRows(bands, state, (row) => keyOf(row, 'powerScoreBand'));
  const ownGames = [...(own?.rows.values() ?? [])].reduce(
    (sum, row) => sum + countOf(row, 'games'),
    0,
  );
  return (
    <QuestionCard
      title={t('meta:bands.title')}
      note={t('meta:bands.note')}
      query={query}
      state={state}
      isEmpty={(data) => data.bands.rows.length === 0}
      height="22rem"
    >
      {(data) => {
        const found = new Map(data.bands.rows.map((row) => [keyOf(row, 'powerScoreBand'), row]));
        const known = powerScoreBands.flatMap((band) => {
          const row = found.get(band.id);
          return row === undefined ? [] : { band, row };
        });
        const total = known.reduce((sum, { row }) => sum + countOf(row, 'games'), 0);
        const bars = known.map(({ band, row }) => {
          const games = countOf(row, 'games');
          const { percent, low, high } = rateOf(row, 'winRate');
          const ownBandGames = countOf(own?.rows.get(band.id), 'games');
          const ownShare =
            own === undefined ? undefined : (100 * ownBandGames) / Math.max(1, ownGames);
          return {
            label: keyText('powerScoreBand', band.id),
            value: (100 * games) / Math.max(1, total),
            lines: [
              format.percent((100 * games) / Math.max(1, total)),
              t('meta:vehicles', { count: games, n: format.number(games) }),
              `${t('questions:measures.winRate')}: ${format.percent(percent)} (${format.interval(low, high)})`,
              `${t('questions:measures.damagePerGame')}: ${format.number(Math.round(meanOf(row, 'damagePerGame').mean))}`,
              ...(own === undefined || ownShare === undefined
                ? []
                : [
                    `${own.label}: ${format.percent(ownShare)}, ${t('meta:vehicles', { count: ownBandGames, n: format.number(ownBandGames) })}`,
                  ]),
            ],
          };
        });
        const ownTopIndex = known.reduce(
          (best, { band }, index) =>
            countOf(own?.rows.get(band.id), 'games') >
            countOf(own?.rows.get(known[best]?.band.id ?? ''), 'games')
              ? index
              : best,
          0,
        );
        const ownTopGames = countOf(own?.rows.get(known[ownTopIndex]?.band.id ?? ''), 'games');
        const name = t('meta:bands.title');
        const open = (index: number) => {
          const at = powerScoreBands.findIndex(({ id }) => id === known[index]?.band.id);
          const [band, next] = [powerScoreBands[at], powerScoreBands[at + 1]];
          if (band === undefined) return;
          void navigate(
            state.href({
              minPowerScore: String(band.from),
              maxPowerScore: next === undefined ? undefined : String(next.from - 1),
            }),
            { preventScrollReset: true },
          );
        };
        return (
          <div className="card-body">
            <ChartFigure
              name={name}
              kind="bars"
              points={bars.map(({ label, value, lines }) => ({ title: label, value, lines }))}
              formatValue={(value) => format.percent(value, 0)}
              onPick={open}
              table={{
                headings: [
                  t('questions:dimensions.powerScoreBand'),
                  t('meta:columns.share'),
                  t('questions:measures.games'),
                  t('questions:measures.players'),
                  t('questions:measures.winRate'),
                  t('questions:measures.damagePerGame'),
                ],
                rows: known.map(({ row }, index) => {
                  const cells = [
                    bars[index]?.label ?? '',
                    bars[index]?.value ?? 0,
                    countOf(row, 'games'),
                    countOf(row, 'players'),
                    rateOf(row, 'winRate').percent,
                    meanOf(row, 'damagePerGame').mean,
                  ] as const;
                  return {
                    raw: [...cells],
                    text: [
                      cells[0],
                      format.percent(cells[1]),
                      format.number(cells[2]),
                      format.number(cells[3]),
                      format.percent(cells[4]),
                      format.number(Math.round(cells[5])),
                    ],
                  };
                }),
              }}
            >
              <BarChart
                label={name}
                bars={bars}
                formatValue={(value) => format.percent(value, 0)}
                onPick={open}
                {...(own !== undefined &&
                  ownTopGames > 0 && {
                    markers: [
                      {
                        at: ownTopIndex + 0.5,
                        text: `${own.label}: ${format.percent((100 * ownTopGames) / ownGames, 0)}`,
                        isOwn: true,
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
