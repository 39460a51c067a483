import { ChoiceLinks } from '../../choice-links.tsx';
import './meta.scss';
import { type Tier, tierLimits, tiers } from '@scrapboard/statistics/tiers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Answer } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, nameOf, rateOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { useFormat } from '../../use-format.ts';
import { nameColumn, numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { pointsColumn } from './points-column.tsx';
import { PART_KINDS, partsQuestion, vehiclesQuestion } from './questions.ts';
import { basisOf, type TierRow, toTierRows, type VehiclesRow } from './to-tier-rows.ts';
import { type TierChanges, useTierChanges } from './use-tier-changes.ts';

/** The parts of a tier that are shown at once; the table below has all of them. */
const MAX_CHIPS = 14;

/** Parts in tiers, by their win rate above expectation and how often they are used. */
export function TiersCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const { kind } = state.pageSearch;
  const query = useQuestions(
    { parts: partsQuestion(kind), allVehicles: vehiclesQuestion },
    state.filters,
  );
  const basis = basisOf(query.data?.allVehicles.rows[0]);
  const limits = {
    far: format.number(tierLimits.far),
    near: format.number(tierLimits.near),
    popular: format.percent(tierLimits.popular, 0),
    rare: format.percent(tierLimits.rare),
  };
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  const tierChanges = useTierChanges(kind, previousPeriodFilters);
  return (
    <QuestionCard
      title={t('meta:tiers.title')}
      note={
        <>
          {t(`meta:tiers.basis.${basis}`)} {t('meta:tiers.limits', limits)}{' '}
          <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      sample={({ allVehicles }) => {
        const games = countOf(allVehicles.rows[0], 'games');
        return t('meta:vehicles', { count: games, n: format.number(games) });
      }}
      isEmpty={({ parts }) => parts.rows.length === 0}
      height="34rem"
      actions={
        <ChoiceLinks
          label={t('meta:tiers.kind')}
          current={kind}
          choices={PART_KINDS.map((value) => ({ value, text: t(`meta:kinds.${value}`) }))}
          href={(value) => state.href({ kind: value })}
        />
      }
    >
      {({ parts, allVehicles }) => {
        const rows = toTierRows(parts.rows, allVehicles.rows[0]);
        const shownTiers = tiers.filter((tier) => tier !== 'none');
        return (
          <>
            <ol className="tier-board" aria-label={t('meta:tiers.title')}>
              {shownTiers.map((tier) => (
                <TierLine
                  key={tier}
                  tier={tier}
                  rows={rows.filter((row) => row.tier === tier)}
                  answer={parts}
                  kind={kind}
                />
              ))}
            </ol>
            <TierTable
              state={state}
              rows={rows}
              answer={parts}
              vehiclesRow={allVehicles.rows[0]}
              tierChanges={previousPeriodFilters === undefined ? undefined : tierChanges}
            />
          </>
        );
      }}
    </QuestionCard>
  );
}

interface LineProps {
  tier: Tier;
  rows: readonly TierRow[];
  answer: Pick<Answer, 'names'>;
  kind: string;
}

function TierLine({ tier, rows, answer, kind }: LineProps) {
  const { t } = useTranslation('meta');
  const format = useFormat();
  // In the middle, differences may be chance, so the most frequent parts come first.
  const sortedRows = tier === 'b' ? rows.toSorted((a, b) => b.share - a.share) : rows;
  const hiddenCount = sortedRows.length - MAX_CHIPS;
  return (
    <li className={`tier tier-${tier}`}>
      <span className="tier-letter">{tier.toUpperCase()}</span>
      <div className="tier-parts">
        {rows.length === 0 && <span className="muted">{t('tiers.nobody')}</span>}
        {sortedRows.slice(0, MAX_CHIPS).map(({ part, value, share }) => (
          <Link key={part} className="tier-part" to={paths.part(kind, part)}>
            <span>{nameOf(answer, 'part', part)}</span>
            <span className="tier-figures">
              {`${format.signed(value, 1)} · ${format.percent(share)}`}
            </span>
          </Link>
        ))}
        {hiddenCount > 0 && (
          <span className="tier-more">{t('tiers.more', { n: format.number(hiddenCount) })}</span>
        )}
      </div>
    </li>
  );
}

interface TableProps {
  state: QuestionFilters<MetaSearch>;
  rows: readonly TierRow[];
  answer: Pick<Answer, 'names'>;
  vehiclesRow: VehiclesRow | undefined;
  /** The changes since the period before; undefined if there is none to compare with. */
  tierChanges: TierChanges | undefined;
}

function TierTable({ state, rows, answer, vehiclesRow, tierChanges }: TableProps) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const largestShare = Math.max(...rows.map(({ share }) => share), 0);
  const hasFewGames = ({ tier }: TierRow) => tier === 'none';
  const countColumn = (name: 'games' | 'players' | 'matches', from: 'sm' | 'md' | 'lg') =>
    numberColumn<TierRow>({
      id: name,
      header: t(`questions:measures.${name}`),
      value: ({ row }) => countOf(row, name),
      render: (value) => format.number(value),
      from,
    });
  const changeColumn = useChangeColumn();
  const winRateHeader = t('questions:measures.winRate');
  const intervalHeadings = [
    t('questions:csv.low', { name: t('meta:columns.above') }),
    t('questions:csv.high', { name: t('meta:columns.above') }),
  ] as const;
  const changeColumns: QuestionColumn<TierRow>[] =
    tierChanges === undefined
      ? []
      : [
          changeColumn<TierRow>({
            id: 'aboveChange',
            name: t('meta:columns.above'),
            read: ({ row }) => tierChanges.changeOfStrength(row, basisOf(vehiclesRow)),
            better: 'higher',
            from: 'lg',
          }),
          changeColumn<TierRow>({
            id: 'shareChange',
            name: t('meta:columns.share'),
            read: ({ row }) => tierChanges.changeOfShare(row, vehiclesRow),
            from: 'md',
          }),
        ];
  const columns: QuestionColumn<TierRow>[] = [
    nameColumn<TierRow>({
      id: 'part',
      header: t('questions:dimensions.part'),
      text: ({ part }) => nameOf(answer, 'part', part),
      href: ({ part }) => paths.part(state.pageSearch.kind, part),
      isRowHeader: true,
    }),
    {
      id: 'tier',
      header: t('meta:columns.tier'),
      explain: <Explain stat="tier" statName={t('meta:columns.tier')} />,
      sortBy: ({ tier }) => tiers.indexOf(tier),
      cell: ({ tier }) => <TierBadge tier={tier} />,
      csv: {
        headings: [t('meta:columns.tier')],
        values: ({ tier }) => [tier === 'none' ? null : tier.toUpperCase()],
      },
    },
    pointsColumn<TierRow>({
      id: 'value',
      header: t('meta:columns.above'),
      explain: 'aboveExpectation',
      intervalHeadings,
      read: (row) => (row.tier === 'none' ? null : row),
      hasFewGames,
    }),
    ...changeColumns.slice(0, 1),
    numberColumn<TierRow>({
      id: 'share',
      header: t('meta:columns.share'),
      value: ({ share }) => share,
      render: (share) => <ShareCell percent={share} max={largestShare} />,
    }),
    ...changeColumns.slice(1),
    countColumn('games', 'sm'),
    {
      id: 'winRate',
      header: winRateHeader,
      isNumeric: true,
      from: 'md',
      sortBy: ({ row }) => rateOf(row, 'winRate').low,
      hasFewGames,
      cell: ({ row }) => <RateText rate={rateOf(row, 'winRate')} />,
      csv: {
        headings: [
          winRateHeader,
          t('questions:csv.low', { name: winRateHeader }),
          t('questions:csv.high', { name: winRateHeader }),
        ],
        values({ row }) {
          const { percent, low, high } = rateOf(row, 'winRate');
          return [percent, low, high];
        },
      },
    },
    countColumn('players', 'md'),
    { ...countColumn('matches', 'lg'), isExtra: changeColumns.length > 0 },
  ];
  return (
    <QuestionTable
      id="meta-tiers"
      caption={t('meta:tiers.title')}
      columns={columns}
      rows={rows}
      rowId={({ part }) => part}
      sort={state.pageSearch.sort ?? '-value'}
      onSort={(sort) => state.set({ sort })}
      initialRowCount={25}
    />
  );
}

function TierBadge({ tier }: { tier: Tier }) {
  const { t } = useTranslation('meta');
  if (tier === 'none') return <span className="muted">{t('tiers.rare')}</span>;
  return <span className={`tier-badge tier-${tier}`}>{tier.toUpperCase()}</span>;
}
