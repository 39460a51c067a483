import {
  type Difference,
  differenceOfRates,
  type Stratum,
  stratifiedDifference,
} from '@scrapboard/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Answer, questionQuery } from '../../questions/ask.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { type FuelName, fuelStrata } from './fuel-strata.ts';
import { NoGameLog } from './no-game-log.tsx';
import { fuelQuestion } from './questions.ts';
import { gamesOf } from './read-revenue.ts';
import type { RevenueSearch } from './revenue-search.ts';
import { useCoins } from './use-coins.ts';

/** How matches that paid fuel ended compared with others, within each mode and over all. */
export function FuelCard({ state }: { state: QuestionFilters<RevenueSearch> }) {
  const { t } = useTranslation('revenue');
  const coins = useCoins(state.own);
  const query = useQuery(questionQuery(fuelQuestion, state.filters));
  return (
    <QuestionCard
      title={t('fuel.title')}
      query={query}
      state={state}
      sample={({ rows }) => coins.games(gamesOf(rows))}
      isEmpty={({ rows }) => gamesOf(rows) === 0}
      empty={<NoGameLog state={state} />}
      ignored={({ ignored }) => ignored}
      height="18rem"
    >
      {(answer) => <FuelEffect answer={answer} />}
    </QuestionCard>
  );
}

function FuelEffect({ answer }: { answer: Answer<FuelName> }) {
  const { t } = useTranslation(['revenue', 'questions']);
  const keyText = useKeyText();
  const strata = fuelStrata(answer);
  if (strata.length === 0) {
    return (
      <div className="card-body">
        <p>{t('revenue:fuel.none')}</p>
      </div>
    );
  }
  const sum = (side: 'exposed' | 'others') => ({
    count: strata.reduce((total, stratum) => total + stratum[side].count, 0),
    of: strata.reduce((total, stratum) => total + stratum[side].of, 0),
  });
  const overall = stratifiedDifference(strata);
  return (
    <>
      <div className="card-body">
        <p className="revenue-best">
          <strong>
            <Points difference={overall} />
          </strong>
          <span>{t(`revenue:fuel.verdict.${overall.verdict}`)}</span>
        </p>
        <p className="muted small">{t('revenue:fuel.note')}</p>
      </div>
      <ScrollRegion
        className="table-scroll"
        aria-label={t('questions:table.label', { name: t('revenue:fuel.title') })}
      >
        <table className="table data-table">
          <thead>
            <tr>
              <th scope="col">{t('questions:dimensions.mode')}</th>
              <th scope="col" className="numeric">
                {t('questions:values.fuel.true')}
              </th>
              <th scope="col" className="numeric">
                {t('questions:values.fuel.false')}
              </th>
              <th scope="col" className="numeric">
                {`${t('revenue:fuel.difference')} (95%)`}
              </th>
            </tr>
          </thead>
          <tbody>
            {strata.map((stratum) => (
              <FuelRow
                key={stratum.mode}
                name={keyText('mode', stratum.mode, answer)}
                stratum={stratum}
                difference={differenceOfRates(stratum.exposed, stratum.others)}
              />
            ))}
            <FuelRow
              name={t('revenue:fuel.all')}
              stratum={{ exposed: sum('exposed'), others: sum('others') }}
              difference={overall}
            />
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

interface RowProps {
  name: string;
  stratum: Stratum;
  difference: Difference;
}

function FuelRow({ name, stratum, difference }: RowProps) {
  const { t } = useTranslation('revenue');
  const format = useFormat();
  const cell = (side: Stratum['exposed']) => (
    <td className="numeric">
      {format.percent((100 * side.count) / side.of)}
      <span className="row-note text-nowrap">
        {t('games', { count: side.of, n: format.number(side.of) })}
      </span>
    </td>
  );
  return (
    <tr className={difference.verdict === 'few' ? 'row-few' : undefined}>
      <th scope="row">{name}</th>
      {cell(stratum.exposed)}
      {cell(stratum.others)}
      <td className="numeric">
        <Points difference={difference} inTable />
      </td>
    </tr>
  );
}

interface PointsProps {
  difference: Difference;
  /** Where a heading says what the range is. */
  inTable?: boolean;
}

/** A difference of rates in percentage points, with its interval. */
function Points({ difference: { difference, low, high }, inTable = false }: PointsProps) {
  const { t } = useTranslation('revenue');
  const format = useFormat();
  const range = { low: format.signed(low, 1), high: format.signed(high, 1) };
  return (
    <>
      {t('fuel.points', { n: format.signed(difference, 1) })}
      {Number.isFinite(low) && (
        <span className="row-note text-nowrap">
          {inTable ? `${range.low} – ${range.high}` : t('range', range)}
        </span>
      )}
    </>
  );
}
