import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useHiddenSeries } from '../../charts/use-hidden-series.ts';
import { Explain } from '../../explain/explain.tsx';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import { LineLegend } from '../../questions/line-legend.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { useKeyText } from '../../questions/use-key-text.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import type { CardProps } from './card-props.ts';
import { cohortDimensions, percentileStats, plainName } from './questions.ts';
import { Radar } from './radar.tsx';
import type { RankedSubject } from './rank-subjects.ts';
import { type SubjectKind, subjectSources } from './subject.ts';
import { useRankedSubjects } from './use-ranked-subjects.ts';

interface RankedStat {
  stat: MeasureName;
  /** In the order of the subjects; null if they are not ranked. */
  percentiles: readonly (number | null)[];
}

/** The percentiles of players among all players of the same matches, of parts in their kind, of builds in their power score band. */
export function PercentilesCard({ kind, subjects, state }: CardProps) {
  const { t } = useTranslation('comparison');
  const query = useRankedSubjects(
    kind,
    subjects.map(({ id }) => id),
    cohortFilters(kind, state.filters),
  );
  return (
    <QuestionCard
      title={t('percentiles.title')}
      note={
        <>
          {t(`percentiles.note.${kind}`, { minimum: MIN_SAMPLE })}
          {state.search.mode === undefined && ` ${t('percentiles.noteMode')}`}
        </>
      }
      query={query}
      state={state}
      isEmpty={(ranked) => ranked.every(({ cohortSize }) => cohortSize < MIN_SAMPLE)}
      empty={
        <Notice
          icon="users"
          title={t(`percentiles.few.${kind}`)}
          text={t(`percentiles.fewText.${kind}`, { minimum: MIN_SAMPLE })}
        />
      }
      height="26rem"
    >
      {(ranked) => (
        <>
          <Cohorts {...{ kind, subjects, ranked }} />
          <Percentiles
            kind={kind}
            subjects={subjects}
            rankedStats={percentileStats(kind).map((stat) => ({
              stat,
              percentiles: ranked.map(({ percentiles }) => percentiles.get(stat) ?? null),
            }))}
          />
        </>
      )}
    </QuestionCard>
  );
}

/** Returns the filters of the cohort: the compared players are ranked among all players. */
const cohortFilters = (kind: SubjectKind, filters: PageFilters): PageFilters =>
  kind === 'players' ? filtersForAllPlayers(filters) : filters;

interface CohortsProps extends Pick<CardProps, 'kind' | 'subjects'> {
  ranked: readonly RankedSubject[];
}

/** Among how many each subject is ranked, or why it is not. */
function Cohorts({ kind, subjects, ranked }: CohortsProps) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const keyText = useKeyText();
  const dimension = cohortDimensions[kind];
  const textOf = ({ cohort, cohortSize, games }: RankedSubject) => {
    const n = format.number(cohortSize);
    if (games < MIN_SAMPLE) return t('percentiles.cohort.games', { minimum: MIN_SAMPLE });
    if (cohortSize < MIN_SAMPLE) return t(`percentiles.cohort.few.${kind}`, { n });
    if (cohort === undefined || dimension === undefined) {
      return t(`percentiles.cohort.${kind === 'builds' ? 'allBuilds' : kind}`, { n });
    }
    return t(`percentiles.cohort.${kind}`, { n, name: keyText(dimension, cohort) });
  };
  return (
    <ul className="card-body percentile-cohorts">
      {subjects.map(({ id, name }, index) => {
        const subject = ranked[index];
        return (
          subject !== undefined && (
            <li key={id}>
              <strong>{name}</strong> {textOf(subject)}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface PercentilesProps extends Pick<CardProps, 'kind' | 'subjects'> {
  rankedStats: readonly RankedStat[];
}

function Percentiles({ kind, subjects, rankedStats }: PercentilesProps) {
  const { t } = useTranslation(['comparison', 'questions']);
  const format = useFormat();
  const [hidden, toggle] = useHiddenSeries();
  const header = t('comparison:numbers.stat');
  const nameOf = ({ stat }: RankedStat) => t(`questions:measures.${plainName(stat)}`);
  const textOf = (row: RankedStat) =>
    measureOf(subjectSources[kind].facts, row.stat).better === 'lower'
      ? t('comparison:percentiles.lower', { stat: nameOf(row) })
      : nameOf(row);
  const columns: QuestionColumn<RankedStat>[] = [
    {
      id: 'stat',
      header,
      isRowHeader: true,
      cell(row) {
        const explained = explainedStatOf(row.stat);
        return (
          <>
            {textOf(row)}
            {explained !== undefined && <Explain stat={explained} statName={nameOf(row)} />}
          </>
        );
      },
      csv: { headings: [header], values: (row) => [textOf(row)] },
    },
    ...subjects.map(
      ({ name }, index): QuestionColumn<RankedStat> => ({
        id: `entry${index + 1}`,
        header: name,
        isNumeric: true,
        cell({ percentiles }) {
          const percentile = percentiles[index] ?? null;
          return percentile === null ? (
            <span className="muted">–</span>
          ) : (
            format.number(percentile, 0)
          );
        },
        csv: { headings: [name], values: ({ percentiles }) => [percentiles[index] ?? null] },
      }),
    ),
  ];
  return (
    <div className="percentiles">
      <div className="card-body">
        <LineLegend series={subjects} hidden={hidden} onToggle={toggle} />
        <Radar
          axes={rankedStats.map(nameOf)}
          series={subjects
            .map((subject, index) => ({
              ...subject,
              values: rankedStats.map(({ percentiles }) => percentiles[index] ?? null),
            }))
            .filter(({ id }) => !hidden.includes(id))}
        />
      </div>
      <QuestionTable<RankedStat>
        id="compare-percentiles"
        caption={t('comparison:percentiles.title')}
        columns={columns}
        rows={rankedStats}
        rowId={({ stat }) => stat}
        sort=""
        onSort={() => undefined}
      />
    </div>
  );
}
