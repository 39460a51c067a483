import type { SpeedRunRow } from '@scrapboard/contract';
import { createColumnHelper } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { toCsv } from '../../charts/to-csv.ts';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { type Column, DataTable, type DataTableFeatures } from '../../tables/data-table.tsx';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { useFormat } from '../../use-format.ts';
import { useRunFormat } from './use-run-format.ts';

const helper = createColumnHelper<DataTableFeatures, SpeedRunRow>();

/** A log that paid many objectives would make the table too wide. */
const MAX_COLUMNS = 8;

const keyOf = ({ kind, number }: SpeedRunRow['splits'][number]) => `${kind} ${number}`;

interface Props {
  runs: readonly SpeedRunRow[];
  /** The name of the raid. */
  name: string;
}

/** When the listed runs reached each wave or objective, compared with the fastest of them. */
export function SplitsCard({ runs, name }: Props) {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  const runsWithSplits = runs.filter(({ splits }) => splits.length > 0);
  const [fastest] = runsWithSplits;
  if (fastest === undefined) return null;
  const splitsByKey = new Map(
    runsWithSplits.flatMap(({ splits }) => splits).map((split) => [keyOf(split), split]),
  );
  const milestones = [...splitsByKey.values()].sort((a, b) =>
    a.kind === b.kind ? a.number - b.number : a.kind < b.kind ? 1 : -1,
  );
  const timeOf = (run: SpeedRunRow, key: string) =>
    run.splits.find((split) => keyOf(split) === key)?.seconds;
  const columns = helper.columns([
    helper.accessor('rank', {
      header: t('columns.rank'),
      cell: (info) => format.number(info.getValue()),
      meta: { isNumeric: true },
    }),
    ...milestones.slice(0, MAX_COLUMNS).map((milestone) =>
      helper.display({
        id: keyOf(milestone),
        header: runFormat.split(milestone),
        cell: ({ row: { original } }) => {
          const key = keyOf(milestone);
          const seconds = timeOf(original, key);
          const fastestSeconds = timeOf(fastest, key);
          if (seconds === undefined) return '–';
          return (
            <>
              {runFormat.time(seconds)}
              {fastestSeconds !== undefined && original !== fastest && (
                <span className="row-note">{runFormat.gap(seconds - fastestSeconds)}</span>
              )}
            </>
          );
        },
        meta: { isNumeric: true },
      }),
    ),
    helper.accessor('seconds', {
      header: t('splits.finish'),
      cell: ({ row: { original } }) => (
        <Link className="row-link" to={paths.match(original.id)}>
          {runFormat.time(original.seconds)}
        </Link>
      ),
      meta: { isNumeric: true, isRowHeader: true },
    }),
  ]) as Column<SpeedRunRow>[];
  const toText = () =>
    toCsv(
      ['ID', t('columns.rank'), ...milestones.map(runFormat.split), t('splits.finish')],
      runsWithSplits.map((run) => [
        ...[run.id, run.rank],
        ...milestones.map((milestone) => timeOf(run, keyOf(milestone)) ?? null),
        run.seconds,
      ]),
    );
  return (
    <section className="card mb-3" aria-labelledby="speed-runs-splits">
      <div className="card-top">
        <h2 id="speed-runs-splits">
          <Explain stat="splits">{t('splits.heading')}</Explain>
        </h2>
        <p className="card-note">{t('splits.note', { n: format.number(fastest.rank) })}</p>
        <SaveCsvButton
          fileName={`${name}, ${t('splits.heading')}.csv`}
          texts={{ save: t('csv.save'), failed: t('csv.failed') }}
          fetchText={() => Promise.resolve(toText())}
        />
      </div>
      <DataTable
        caption={t('splits.caption')}
        columns={columns}
        rows={runsWithSplits}
        rowId={({ id }) => id}
      />
    </section>
  );
}
