import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { IntervalPlot } from '../../charts/interval-plot.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { groupReleases } from '../../questions/releases.ts';
import { useChartLinks } from '../../questions/use-chart-links.ts';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import { nameColumn, numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { pointsColumn } from './points-column.tsx';
import {
  clientVersionsQuestion,
  partsQuestion,
  vehiclesQuestion,
  withVersions,
} from './questions.ts';
import { type ChangeRow, toChangeRows } from './to-change-rows.ts';

/** Matches no version; used until the versions have loaded. */
const NO_VERSION = ['-'];

/** How parts do in the latest release, compared with the one before. */
export function ChangesCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const versionsQuery = useQuestions({ versions: clientVersionsQuestion }, state.filters);
  const clientVersions = (versionsQuery.data?.versions.rows ?? [])
    .map((row) => keyOf(row, 'clientVersion'))
    .filter((version) => version !== '-');
  const [latestRelease, previousRelease] = groupReleases(clientVersions);
  const question = partsQuestion(state.pageSearch.kind);
  const query = useQuestions(
    {
      versions: clientVersionsQuestion,
      parts: withVersions(question, latestRelease?.versions ?? NO_VERSION),
      allVehicles: withVersions(vehiclesQuestion, latestRelease?.versions ?? NO_VERSION),
      partsBefore: withVersions(question, previousRelease?.versions ?? NO_VERSION),
      allVehiclesBefore: withVersions(vehiclesQuestion, previousRelease?.versions ?? NO_VERSION),
    },
    state.filters,
  );
  const change = t('meta:changes.change');
  const intervalHeadings = [
    t('questions:csv.low', { name: change }),
    t('questions:csv.high', { name: change }),
  ] as const;
  return (
    <QuestionCard
      title={t('meta:changes.title')}
      note={
        latestRelease === undefined || previousRelease === undefined
          ? undefined
          : t('meta:changes.note', { now: latestRelease.name, before: previousRelease.name })
      }
      query={query}
      state={state}
      isEmpty={(answers) => answers.versions.rows.length === 0}
      height="26rem"
    >
      {(answers) => {
        const rows = toChangeRows(
          { parts: answers.parts.rows, vehiclesRow: answers.allVehicles.rows[0] },
          { parts: answers.partsBefore.rows, vehiclesRow: answers.allVehiclesBefore.rows[0] },
        );
        const partName = (part: string) => nameOf(answers.parts, 'part', part);
        if (rows.length === 0) {
          return (
            <p className="card-body muted mb-0">
              {t(previousRelease === undefined ? 'meta:changes.one' : 'meta:changes.few')}
            </p>
          );
        }
        return (
          <div className="meta-changes">
            <ChangesChart
              rows={rows}
              partName={partName}
              kind={state.pageSearch.kind}
              title={change}
            />
            <QuestionTable<ChangeRow>
              id="meta-changes"
              caption={t('meta:changes.title')}
              rows={rows}
              rowId={({ part }) => part}
              sort={state.pageSearch.changeSort ?? '-change'}
              onSort={(changeSort) => state.set({ changeSort })}
              initialRowCount={12}
              columns={[
                nameColumn<ChangeRow>({
                  id: 'part',
                  header: t('questions:dimensions.part'),
                  text: ({ part }) => partName(part),
                  href: ({ part }) => paths.part(state.pageSearch.kind, part),
                  isRowHeader: true,
                }),
                pointsColumn<ChangeRow>({
                  id: 'change',
                  header: change,
                  intervalHeadings,
                  read: ({ change: value, low, high }) => ({ value, low, high }),
                }),
                numberColumn<ChangeRow>({
                  id: 'shareChange',
                  header: t('meta:changes.shareChange'),
                  value: ({ share, shareBefore }) => share - shareBefore,
                  render: (value) => format.signed(value, 2),
                }),
                numberColumn<ChangeRow>({
                  id: 'share',
                  header: t('meta:changes.shareNow'),
                  value: ({ share }) => share,
                  render: (value) => format.percent(value),
                  from: 'md',
                }),
                numberColumn<ChangeRow>({
                  id: 'games',
                  header: t('meta:changes.games'),
                  value: ({ games }) => games,
                  render: (value) => format.number(value),
                  from: 'sm',
                }),
                numberColumn<ChangeRow>({
                  id: 'gamesBefore',
                  header: t('meta:changes.gamesBefore'),
                  value: ({ gamesBefore }) => gamesBefore,
                  render: (value) => format.number(value),
                  from: 'md',
                }),
              ]}
            />
          </div>
        );
      }}
    </QuestionCard>
  );
}

/** The chart shows this many gains and as many losses; the table has all. */
const MAX_BARS_PER_DIRECTION = 8;

interface ChartProps {
  rows: readonly ChangeRow[];
  partName: (part: string) => string;
  kind: PartPageKind;
  title: string;
}

/** The greatest gains and losses with their intervals. */
function ChangesChart({ rows, partName, kind, title }: ChartProps) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const sortedRows = rows.toSorted((a, b) => b.change - a.change);
  const chartRows =
    sortedRows.length <= 2 * MAX_BARS_PER_DIRECTION
      ? sortedRows
      : [
          ...sortedRows.slice(0, MAX_BARS_PER_DIRECTION),
          ...sortedRows.slice(-MAX_BARS_PER_DIRECTION),
        ];
  const formatPoints = (value: number) => format.signed(value, 1);
  const links = useChartLinks((index) => {
    const part = chartRows[index]?.part;
    return part === undefined ? undefined : paths.part(kind, part);
  });
  const marks = chartRows.map(({ part, change: value, low, high, games }) => ({
    id: part,
    name: partName(part),
    value,
    low,
    high,
    color: low > 0 ? ('win' as const) : high < 0 ? ('loss' as const) : ('series1' as const),
    lines: [
      formatPoints(value),
      `${formatPoints(low)} … ${formatPoints(high)}`,
      t('meta:vehicles', { count: games, n: format.number(games) }),
    ],
  }));
  return (
    <div className="card-body">
      <ChartFigure
        name={title}
        kind="categories"
        points={marks.map(({ name: text, value, lines }) => ({ title: text, value, lines }))}
        formatValue={formatPoints}
        table={{
          headings: [
            t('questions:dimensions.part'),
            title,
            t('questions:csv.low', { name: title }),
            t('questions:csv.high', { name: title }),
          ],
          rows: marks.map(({ name: text, value, low, high }) => ({
            raw: [text, value, low, high],
            text: [text, formatPoints(value), formatPoints(low), formatPoints(high)],
          })),
        }}
      >
        <IntervalPlot
          label={title}
          rows={marks}
          formatValue={(value) => format.signed(value, 0)}
          axis={{ includesZero: true }}
          reference={0}
          onPick={links.onPick}
        />
      </ChartFigure>
    </div>
  );
}
