import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { styleSeries } from '../../charts/series.ts';
import { SeriesChart } from '../../charts/series-chart.tsx';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { ChoiceLinks } from '../../choice-links.tsx';
import { LineLegend } from '../../questions/line-legend.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import { stepTicks } from '../../questions/step-ticks.ts';
import { allSteps, daysOfStep, startOfStep } from '../../questions/time-steps.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { type MarkedRows, useMarkedRows } from '../../questions/use-marked-rows.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useStepText } from '../../questions/use-step-text.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { gamesByMonthQuestion, weaponsByMonthQuestion } from './questions.ts';
import { RankList } from './rank-list.tsx';
import { type RankedWeapon, rankWeapons } from './rank-weapons.ts';
import { WeaponPicker } from './weapon-picker.tsx';

const TOP_WEAPON_COUNT = 12;
const monthAndPartOf = (row: Row) => `${keyOf(row, 'month')} ${keyOf(row, 'part')}`;
const QUESTIONS = { weapons: weaponsByMonthQuestion, games: gamesByMonthQuestion };
const ZERO_BASED_AXIS = { includesZero: true };

/** The uses of the most popular weapons by month, and of those that the viewer added. */
export function WeaponsCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const { pageSearch, filters, href } = state;
  const query = useQuestions(QUESTIONS, filtersForAllPlayers(filters));
  const markedUses = useMarkedRows(weaponsByMonthQuestion, state, monthAndPartOf);
  const markedGames = useMarkedRows(gamesByMonthQuestion, state, (row) => keyOf(row, 'month'));
  return (
    <QuestionCard
      title={t('weapons.title')}
      note={t('weapons.note')}
      query={query}
      state={state}
      isEmpty={({ weapons }) => weapons.rows.length === 0}
      height="34rem"
      actions={
        <ChoiceLinks
          label={`${t('weapons.title')}: ${t('unit.label')}`}
          choices={(['share', 'count'] as const).map((value) => ({
            value,
            text: t(`unit.${value === 'share' ? 'shareOfGames' : 'uses'}`),
          }))}
          current={pageSearch.weaponUnit}
          href={(weaponUnit) => href({ weaponUnit })}
        />
      }
    >
      {(data) => <Weapons {...{ data, state, markedUses, markedGames }} />}
    </QuestionCard>
  );
}

interface WeaponsProps {
  data: Answers<typeof QUESTIONS>;
  state: QuestionFilters<ActivitySearch>;
  markedUses: MarkedRows | undefined;
  markedGames: MarkedRows | undefined;
}

function Weapons({ data: { weapons, games }, state, markedUses, markedGames }: WeaponsProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const stepText = useStepText(state);
  const [hidden, toggle] = useHiddenSeries();
  const { pageSearch } = state;
  const { rankedWeapons, months, gameCounts } = useMemo(() => {
    const monthlyUses = weapons.rows.map((row) => ({
      month: keyOf(row, 'month'),
      part: keyOf(row, 'part'),
      uses: countOf(row, 'uses'),
    }));
    return {
      rankedWeapons: rankWeapons(monthlyUses.filter(({ uses }) => uses > 0)),
      months: allSteps(
        monthlyUses.map(({ month }) => month),
        'month',
      ),
      gameCounts: new Map(games.rows.map((row) => [keyOf(row, 'month'), countOf(row, 'games')])),
    };
  }, [weapons, games]);
  const addedWeapons = pageSearch.weapons ?? [];
  const chosenWeapons = [
    ...rankedWeapons.slice(0, TOP_WEAPON_COUNT),
    ...rankedWeapons.slice(TOP_WEAPON_COUNT).filter(({ part }) => addedWeapons.includes(part)),
  ];
  const allSeries = styleSeries(
    chosenWeapons.map(({ part }) => ({ id: part, name: nameOf(weapons, 'part', part) })),
  );
  const isShare = pageSearch.weaponUnit === 'share';
  const valueAt = ({ byMonth }: RankedWeapon, month: string): number => {
    const uses = byMonth.get(month)?.uses ?? 0;
    const total = gameCounts.get(month) ?? 0;
    return isShare ? (total === 0 ? 0 : (100 * uses) / total) : uses;
  };
  const markedText = ({ part }: RankedWeapon, month: string): string | undefined => {
    const uses = countOf(markedUses?.rows.get(`${month} ${part}`), 'uses');
    if (markedUses === undefined || uses === 0) return undefined;
    const games = countOf(markedGames?.rows.get(month), 'games');
    const share = games === 0 ? 0 : (100 * uses) / games;
    return `${markedUses.label}: ${isShare ? format.percent(share) : format.number(uses)}`;
  };
  const formatValue = (value: number) => (isShare ? format.percent(value) : format.number(value));
  const shownSeries = allSeries.filter(({ id }) => !hidden.includes(id));
  const positions = months.map((month) => ({
    at: startOfStep(month),
    ...stepText(month, 'month'),
    lines: chosenWeapons
      .filter(({ part }) => !hidden.includes(part))
      .map((weapon) => ({ weapon, value: valueAt(weapon, month) }))
      .toSorted((a, b) => b.value - a.value)
      .map(({ weapon, value }) => {
        const markedUseText = markedText(weapon, month);
        return `${nameOf(weapons, 'part', weapon.part)}: ${formatValue(value)}${markedUseText === undefined ? '' : ` (${markedUseText})`}`;
      }),
  }));
  const name = t('activity:weapons.title');
  return (
    <div className="weapons">
      <div className="card-body">
        <LineLegend series={allSeries} hidden={hidden} onToggle={toggle} />
        <ChartFigure
          name={name}
          kind="line"
          points={positions.map((position, index) => ({
            ...position,
            value:
              chosenWeapons[0] === undefined
                ? null
                : valueAt(chosenWeapons[0], months[index] ?? ''),
          }))}
          formatValue={formatValue}
          series={shownSeries}
          table={{
            headings: [t('questions:dimensions.month'), ...allSeries.map((series) => series.name)],
            rows: months.map((month) => {
              const values = chosenWeapons.map((weapon) => valueAt(weapon, month));
              return {
                text: [stepText(month, 'month').title, ...values.map(formatValue)],
                raw: [month, ...values],
              };
            }),
          }}
        >
          <SeriesChart
            label={name}
            positions={positions}
            series={shownSeries.flatMap((series) => {
              const weapon = chosenWeapons.find(({ part }) => part === series.id);
              if (weapon === undefined) return [];
              return { ...series, values: months.map((month) => valueAt(weapon, month)) };
            })}
            ticks={stepTicks(months, 'month', format.locale)}
            formatValue={(value) => (isShare ? format.percent(value, 0) : format.compact(value))}
            axis={ZERO_BASED_AXIS}
            height={340}
            onPick={(index) => {
              const month = months[index];
              if (month !== undefined) {
                state.set({ period: 'custom', ...daysOfStep(month, 'month') });
              }
            }}
          />
        </ChartFigure>
        <WeaponPicker
          choices={rankedWeapons
            .slice(TOP_WEAPON_COUNT)
            .map(({ part }) => ({ id: part, name: nameOf(weapons, 'part', part) }))}
          chosenIds={addedWeapons}
          onChange={(ids) => state.set({ weapons: ids.length === 0 ? undefined : ids })}
        />
      </div>
      <RankList
        weapons={chosenWeapons.map((weapon) => ({
          ...weapon,
          name: nameOf(weapons, 'part', weapon.part),
        }))}
        months={months}
        valueText={(weapon, month) => formatValue(valueAt(weapon, month))}
        markedText={markedText}
      />
    </div>
  );
}
