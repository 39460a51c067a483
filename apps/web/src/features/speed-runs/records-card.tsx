import type { SpeedRun, SpeedRunBoardParams } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChartFigure } from '../../charts/chart-figure.tsx';
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx';
import { timeTicks } from '../../charts/time-ticks.ts';
import { languageTag } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { useStatus } from '../../status.ts';
import { useFormat } from '../../use-format.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { recordsQuery } from './speed-run-queries.ts';
import type { RunFilters } from './speed-run-search.ts';
import { useRunFormat } from './use-run-format.ts';

interface Props {
  params: SpeedRunBoardParams;
  filters: RunFilters;
}

/** The history of a raid's record: a step per run that was faster than all before it. */
export function RecordsCard({ params, filters }: Props) {
  const { t } = useTranslation('speed-runs');
  const query = useQuery({ ...recordsQuery(params, filters), placeholderData: keepPreviousData });
  return (
    <section className="card mb-3" aria-labelledby="speed-runs-records">
      <div className="card-top">
        <h2 id="speed-runs-records">{t('records.heading')}</h2>
        <p className="card-note">{t('records.note')}</p>
      </div>
      <QueryState
        query={query}
        loading={<CardSkeleton height="18rem" />}
        empty={{
          when: ({ records }) => records.length === 0,
          show: <p className="card-body card-note">{t('records.none')}</p>,
        }}
      >
        {({ records }) => <Records records={records} to={filters.to} />}
      </QueryState>
    </section>
  );
}

const namesOf = ({ players }: SpeedRun) => players.map(({ nickname }) => nickname).join(', ');

interface RecordsProps {
  records: readonly SpeedRun[];
  /** The end of the period; by default the newest match. */
  to: string | undefined;
}

function Records({ records, to }: RecordsProps) {
  const { t, i18n } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  const navigate = useNavigate();
  const locale = languageTag(i18n.language);
  const newestMatchAt = useStatus()?.newestMatchAt ?? undefined;
  const newestRecord = records.at(-1);
  const points = useMemo(() => {
    const steps = records.map((run, index): LinePoint => {
      const previousRun = records[index - 1];
      return {
        x: Date.parse(run.startedAt),
        value: run.seconds,
        title: format.dateTime(run.startedAt),
        lines: [
          runFormat.time(run.seconds),
          ...(previousRun === undefined
            ? []
            : [t('records.better', { n: format.number(previousRun.seconds - run.seconds, 1) })]),
          namesOf(run),
        ],
      };
    });
    const last = steps.at(-1);
    const end = to ?? newestMatchAt;
    if (last === undefined || end === undefined || Date.parse(end) <= last.x) return steps;
    // The last record holds until the end of the period.
    const name = format.dateTime(end);
    return [...steps, { ...last, x: Date.parse(end), title: name, lines: last.lines.slice(0, 1) }];
  }, [records, to, newestMatchAt, format, runFormat, t]);
  const openMatch = (index: number) => {
    const run = records[index] ?? newestRecord;
    if (run !== undefined) void navigate(paths.match(run.id));
  };
  const name = t('records.heading');
  return (
    <div className="card-body">
      <ChartFigure
        name={name}
        kind="line"
        points={points}
        formatValue={runFormat.time}
        onPick={openMatch}
        table={{
          headings: (['date', 'time', 'players'] as const).map((key) => t(`columns.${key}`)),
          rows: records.map((run) => ({
            text: [format.dateTime(run.startedAt), runFormat.time(run.seconds), namesOf(run)],
            raw: [run.startedAt, run.seconds, namesOf(run)],
          })),
        }}
      >
        <LineChart
          label={name}
          points={points}
          shape="steps"
          ticks={(from, to, max) => timeTicks(from, to, max, locale)}
          formatValue={runFormat.time}
          onPick={openMatch}
        />
      </ChartFigure>
      {newestRecord !== undefined && (
        <p className="card-note">
          {t('records.current', {
            time: runFormat.time(newestRecord.seconds),
            players: namesOf(newestRecord),
          })}{' '}
          <Link to={paths.match(newestRecord.id)}>{t('records.match')}</Link>
        </p>
      )}
    </div>
  );
}
