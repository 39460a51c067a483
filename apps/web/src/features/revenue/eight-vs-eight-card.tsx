import { differenceOfEstimates } from '@scrapboard/statistics';
import { sampleSize } from '@scrapboard/statistics/sample-size';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { IntervalPlot } from '../../charts/interval-plot.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { type Answer, questionQuery } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { createIntervalFigure } from './interval-figure.ts';
import { NoGameLog } from './no-game-log.tsx';
import type { Pricing } from './price-resources.ts';
import { eightVsEightQuestion } from './questions.ts';
import { type EightVsEightRow, gamesOf, rankRows } from './read-revenue.ts';
import type { RevenueSearch } from './revenue-search.ts';
import { useCoinFormat } from './use-coin-format.ts';

interface Props {
  state: QuestionFilters<RevenueSearch>;
  pricing: Pricing;
}

/** Which kind of 8 vs 8 battle pays most, and whether its lead is more than chance. */
export function EightVsEightCard({ state, pricing }: Props) {
  const { t } = useTranslation('revenue');
  const coinFormat = useCoinFormat(state.pageSearch);
  const query = useQuery(questionQuery(eightVsEightQuestion(pricing), state.filters));
  return (
    <QuestionCard
      title={t('eight.title')}
      query={query}
      state={state}
      sample={({ rows }) => coinFormat.games(gamesOf(rows))}
      isEmpty={({ rows }) => gamesOf(rows) === 0}
      empty={<NoGameLog state={state} />}
      ignored={({ ignored }) => ignored}
      height="18rem"
    >
      {(answer) => <Ranking answer={answer} state={state} />}
    </QuestionCard>
  );
}

interface RankingProps {
  answer: Answer<keyof EightVsEightRow & string>;
  state: QuestionFilters<RevenueSearch>;
}

function Ranking({ answer, state }: RankingProps) {
  const { t } = useTranslation('revenue');
  const keyText = useKeyText();
  const coinFormat = useCoinFormat(state.pageSearch);
  const nameOf = (row: EightVsEightRow) =>
    `${keyText('mode', keyOf(row, 'mode'), answer)} · ${keyText('gameplay', keyOf(row, 'gameplay'), answer)}`;
  const rows = rankRows<EightVsEightRow>(
    answer.rows,
    state.pageSearch,
    (games) => sampleSize(games) === 'few',
  );
  const [best, second] = rows.filter(({ hasFewGames }) => !hasFewGames);
  const name = t('eight.title');
  const { marks, ...figure } = createIntervalFigure(name, rows, nameOf, coinFormat);
  return (
    <div className="card-body">
      {best === undefined ? (
        <p>{t('eight.few')}</p>
      ) : (
        <>
          <p className="revenue-best">
            <strong>{nameOf(best.row)}</strong>
            <span>{coinFormat.text(best.value.mean)}</span>
            {coinFormat.range(best.value) !== undefined && (
              <span className="muted small">{coinFormat.range(best.value)}</span>
            )}
          </p>
          {second !== undefined && state.pageSearch.stat === 'average' && (
            <Lead
              best={best}
              second={second}
              name={nameOf(second.row)}
              options={state.pageSearch}
            />
          )}
        </>
      )}
      <ChartFigure {...figure}>
        <IntervalPlot
          label={name}
          rows={marks}
          formatValue={coinFormat.number}
          axis={{ includesZero: true }}
        />
      </ChartFigure>
    </div>
  );
}

type RankedRow = ReturnType<typeof rankRows>[number];

interface LeadProps {
  best: RankedRow;
  second: RankedRow;
  /** The name of the second. */
  name: string;
  options: RevenueSearch;
}

function Lead({ best, second, name, options }: LeadProps) {
  const { t } = useTranslation('revenue');
  const coinFormat = useCoinFormat(options);
  const { difference, low, high, verdict } = differenceOfEstimates(best.value, second.value);
  const values = {
    name,
    n: coinFormat.number(difference),
    low: coinFormat.number(low),
    high: coinFormat.number(high),
  };
  return <p>{t(verdict === 'rose' ? 'eight.ahead' : 'eight.close', values)}</p>;
}
