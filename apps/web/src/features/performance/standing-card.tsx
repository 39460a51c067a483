import {
  defaultCountingMode,
  type PartPageKind,
  partPageKinds,
} from '@scrapboard/contract/part-page-kinds';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import type { ColorRole } from '../../charts/colors.ts';
import { ScatterChart } from '../../charts/scatter-chart.tsx';
import { ChoiceLinks } from '../../choice-links.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer } from '../../questions/question-query.ts';
import { countOf, estimateOf, keyOf, nameOf } from '../../questions/read-row.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { partHrefWith } from './part-href.ts';
import type { OverviewSearch } from './performance-search.ts';
import { findPopularityThreshold, type Quadrant, quadrantOf } from './quadrant-of.ts';
import { standingQuestions } from './questions.ts';

interface Props {
  state: QuestionFilters<OverviewSearch>;
}

const colors: Record<Quadrant, ColorRole> = {
  strong: 'series1',
  underrated: 'series3',
  overrated: 'series2',
  weak: 'series4',
};

/** Popularity against results, with named quadrants. */
export function StandingCard({ state }: Props) {
  const { t } = useTranslation('performance');
  const { pageSearch, filters, href } = state;
  const { kind } = pageSearch;
  const query = useQuestions(standingQuestions(kind, defaultCountingMode[kind]), filters);
  return (
    <QuestionCard
      title={t('standing.title')}
      note={t('standing.note', { n: MIN_SAMPLE })}
      query={query}
      state={state}
      isEmpty={({ parts }) => readStandings(parts, 1).length === 0}
      height="26rem"
      actions={
        <ChoiceLinks
          label={t('standing.label')}
          choices={partPageKinds.map((value) => ({ value, text: t(`kinds.${value}.title`) }))}
          current={kind}
          href={(value) => href({ kind: value })}
        />
      }
    >
      {({ parts, kindVehicles }) => (
        <StandingChart
          kind={kind}
          state={state}
          standings={readStandings(parts, countOf(kindVehicles.rows[0], 'vehicles'))}
        />
      )}
    </QuestionCard>
  );
}

function readStandings(
  parts: Answer<'part' | 'games' | 'winRateAboveExpectation' | 'units'>,
  vehicles: number,
) {
  return parts.rows.flatMap((row) => {
    const { value, low, high, n } = estimateOf(row, 'winRateAboveExpectation');
    if (n < MIN_SAMPLE || vehicles === 0) return [];
    const id = keyOf(row, 'part');
    const games = countOf(row, 'games');
    const share = (100 * games) / vehicles;
    return [{ id, name: nameOf(parts, 'part', id), games, share, above: value, low, high }];
  });
}

interface ChartProps extends Props {
  kind: PartPageKind;
  standings: ReturnType<typeof readStandings>;
}

function StandingChart({ kind, state, standings }: ChartProps) {
  const { t } = useTranslation(['performance', 'questions', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const threshold = findPopularityThreshold(standings);
  const axes = { x: t('standing.share'), y: t('standing.above') };
  const points = standings.map((standing) => {
    const quadrant = quadrantOf(standing, threshold);
    const { id, name, share, above, low, high, games } = standing;
    return {
      id,
      title: name,
      x: share,
      y: above,
      weight: games,
      color: colors[quadrant],
      isNamed: true,
      lines: [
        t(`standing.quadrants.${quadrant}`),
        `${axes.x}: ${format.percent(share)}`,
        `${axes.y}: ${format.signed(above, 1)} (${format.signed(low, 1)} … ${format.signed(high, 1)})`,
        t('common:games', { count: games, n: format.number(games) }),
      ],
    };
  });
  const openPart = (index: number) => {
    const standing = standings[index];
    if (standing !== undefined) void navigate(partHrefWith(state.search, kind, standing.id));
  };
  return (
    <div className="card-body">
      <ChartFigure
        name={t('standing.title')}
        kind="categories"
        points={points.map(({ title, y, lines }) => ({ title, value: y, lines }))}
        formatValue={(value) => format.signed(value, 1)}
        onPick={openPart}
        table={{
          headings: [t('standing.part'), axes.x, axes.y, t('questions:weeks.games')],
          rows: standings.map(({ name, share, above, games }) => ({
            text: [name, format.percent(share), format.signed(above, 1), format.number(games)],
            raw: [name, share, above, games],
          })),
        }}
      >
        <ScatterChart
          label={t('standing.title')}
          points={points}
          formatX={(value) => format.percent(value, value < 1 ? 1 : 0)}
          formatY={(value) => format.signed(value)}
          xTitle={axes.x}
          yTitle={axes.y}
          isXLogarithmic
          quadrants={{
            x: threshold,
            y: 0,
            names: [
              t('standing.quadrants.underrated'),
              t('standing.quadrants.strong'),
              t('standing.quadrants.overrated'),
              t('standing.quadrants.weak'),
            ],
          }}
          onPick={openPart}
        />
      </ChartFigure>
    </div>
  );
}
