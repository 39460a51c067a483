import { type Difference, differenceOfRates, stratifiedDifference } from '@scrapboard/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { type Answer, questionQuery } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useFormat } from '../../use-format.ts';
import { type FuelRowField, type FuelStratum, toFuelStrata } from './fuel-strata.ts';
import { NoGameLog } from './no-game-log.tsx';
import { fuelQuestion } from './questions.ts';
import { gamesOf } from './read-revenue.ts';
import type { RevenueSearch } from './revenue-search.ts';
import { useCoinFormat } from './use-coin-format.ts';

type Side = 'exposed' | 'others';

interface FuelRow extends FuelStratum {
  name: string;
  difference: Difference;
}

/** How matches that paid fuel ended compared with others, within each mode and over all. */
export function FuelCard({ state }: { state: QuestionFilters<RevenueSearch> }) {
  const { t } = useTranslation('revenue');
  const coinFormat = useCoinFormat(state.pageSearch);
  const query = useQuery(questionQuery(fuelQuestion, state.filters));
  return (
    <QuestionCard
      title={t('fuel.title')}
      query={query}
      state={state}
      sample={({ rows }) => coinFormat.games(gamesOf(rows))}
      isEmpty={({ rows }) => gamesOf(rows) === 0}
      empty={<NoGameLog state={state} />}
      ignored={({ ignored }) => ignored}
      height="18rem"
    >
      {(answer) => <FuelEffect answer={answer} state={state} />}
    </QuestionCard>
  );
}

interface EffectProps {
  answer: Answer<FuelRowField>;
  state: QuestionFilters<RevenueSearch>;
}

function FuelEffect({ answer, state }: EffectProps) {
  const { t } = useTranslation(['revenue', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const strata = toFuelStrata(answer);
  if (strata.length === 0) {
    return (
      <div className="card-body">
        <p>{t('revenue:fuel.none')}</p>
      </div>
    );
  }
  const overall = stratifiedDifference(strata);
  const shareText = (side: Side) => {
    const total = strata.reduce((sum, stratum) => sum + stratum[side].of, 0);
    const count = strata.reduce((sum, stratum) => sum + stratum[side].count, 0);
    const games = t('revenue:games', { count: total, n: format.number(total) });
    return `${format.percent((100 * count) / Math.max(1, total))} (${games})`;
  };
  const rows = strata.map((stratum) => ({
    ...stratum,
    name: keyText('mode', stratum.mode, answer),
    difference: differenceOfRates(stratum.exposed, stratum.others),
  }));
  const hasFewGames = ({ difference }: FuelRow) => difference.verdict === 'few';
  const rateColumn = (side: Side): QuestionColumn<FuelRow> => {
    const header = t(`questions:values.fuel.${side === 'exposed'}`);
    const games = `${header}: ${t('questions:measures.games')}`;
    const rate = ({ [side]: { count, of } }: FuelRow) => (100 * count) / of;
    return {
      id: side,
      header,
      isNumeric: true,
      sortBy: rate,
      hasFewGames,
      cell: (row) => (
        <>
          {format.percent(rate(row))}
          <span className="row-note text-nowrap">
            {t('revenue:games', { count: row[side].of, n: format.number(row[side].of) })}
          </span>
        </>
      ),
      csv: { headings: [header, games], values: (row) => [rate(row), row[side].of] },
    };
  };
  const heading = t('revenue:fuel.difference');
  const columns: QuestionColumn<FuelRow>[] = [
    {
      id: 'mode',
      header: t('questions:dimensions.mode'),
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name, mode }) => (
        <Link className="row-link" to={state.href({ mode: [mode] })}>
          {name}
        </Link>
      ),
      csv: { headings: [t('questions:dimensions.mode')], values: ({ name }) => [name] },
    },
    rateColumn('exposed'),
    rateColumn('others'),
    {
      id: 'difference',
      header: `${heading} (95%)`,
      isNumeric: true,
      sortBy: ({ difference }) => difference.difference,
      hasFewGames,
      cell: ({ difference }) => <Points difference={difference} isInTable />,
      csv: {
        headings: [
          heading,
          t('questions:csv.low', { name: heading }),
          t('questions:csv.high', { name: heading }),
        ],
        values: ({ difference: { difference, low, high } }) => [difference, low, high],
      },
    },
  ];
  return (
    <>
      <div className="card-body">
        <p className="revenue-best">
          <strong>
            <Points difference={overall} />
          </strong>
          <span>{t(`revenue:fuel.verdict.${overall.verdict}`)}</span>
        </p>
        <p>
          {t('revenue:fuel.all', { exposed: shareText('exposed'), others: shareText('others') })}
        </p>
        <p className="muted small">{t('revenue:fuel.note')}</p>
      </div>
      <QuestionTable
        id="revenue-fuel"
        caption={t('revenue:fuel.title')}
        columns={columns}
        rows={rows}
        rowId={({ mode }) => mode}
        sort={state.pageSearch.fuelSort ?? '-difference'}
        onSort={(fuelSort) => state.set({ fuelSort })}
        initialRowCount={6}
      />
    </>
  );
}

interface PointsProps {
  difference: Difference;
  /** Whether it is in a table, whose heading explains the range. */
  isInTable?: boolean;
}

/** A difference of rates in percentage points, with its interval. */
function Points({ difference: { difference, low, high }, isInTable = false }: PointsProps) {
  const { t } = useTranslation('revenue');
  const format = useFormat();
  const range = { low: format.signed(low, 1), high: format.signed(high, 1) };
  return (
    <>
      {isInTable
        ? format.signed(difference, 1)
        : t('fuel.points', { n: format.signed(difference, 1) })}
      {Number.isFinite(low) && (
        <span className="row-note text-nowrap">
          {isInTable ? `${range.low} – ${range.high}` : t('range', range)}
        </span>
      )}
    </>
  );
}
