import type { SpeedRunRow } from '@scrapboard/contract';
import { createColumnHelper } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import type { Column, DataTableFeatures } from '../../tables/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { RunPlayers } from './run-players.tsx';
import { useRunFormat } from './use-run-format.ts';

const helper = createColumnHelper<DataTableFeatures, SpeedRunRow>();

/**
 * Returns the columns of a board.
 * @param record the battle time of the fastest run, in seconds
 * @param onVerify opens the dialog that explains how to confirm a run
 */
export function useRunColumns(
  record: number | null,
  chosenPlayerId: string | undefined,
  onVerify: (run: SpeedRunRow) => void,
): Column<SpeedRunRow>[] {
  const { t } = useTranslation('speed-runs');
  const format = useFormat();
  const runFormat = useRunFormat();
  return helper.columns([
    helper.accessor('rank', {
      header: t('columns.rank'),
      cell: (info) => format.number(info.getValue()),
      meta: { isNumeric: true, explain: <Explain stat="runRank" statName={t('columns.rank')} /> },
    }),
    helper.accessor('seconds', {
      header: t('columns.time'),
      cell: ({ row: { original } }) => (
        <>
          <Link className="row-link" to={paths.match(original.id)}>
            {runFormat.time(original.seconds)}
          </Link>
          <span className="row-note nowrap d-md-none">
            {runFormat.gap(original.seconds - (record ?? 0))}
          </span>
        </>
      ),
      meta: {
        isNumeric: true,
        isRowHeader: true,
        explain: <Explain stat="speedRun" statName={t('columns.time')} />,
      },
    }),
    helper.display({
      id: 'gap',
      header: t('columns.gap'),
      cell: ({ row: { original } }) => runFormat.gap(original.seconds - (record ?? 0)),
      meta: {
        isNumeric: true,
        from: 'md',
        explain: <Explain stat="recordGap" statName={t('columns.gap')} />,
      },
    }),
    helper.accessor('players', {
      header: t('columns.players'),
      cell: ({ row: { original } }) => (
        <RunPlayers run={original} chosenPlayerId={chosenPlayerId} />
      ),
    }),
    helper.accessor('powerScore', {
      header: t('columns.powerScore'),
      cell: (info) => format.number(info.getValue()),
      meta: {
        isNumeric: true,
        from: 'lg',
        explain: <Explain stat="powerScore" statName={t('columns.powerScore')} />,
      },
    }),
    helper.accessor('partySize', {
      header: t('columns.party'),
      cell: (info) =>
        info.getValue() <= 1
          ? t('teams.solo')
          : t('teams.size', { n: format.number(info.getValue()) }),
      meta: { from: 'lg', explain: <Explain stat="party" statName={t('columns.party')} /> },
    }),
    helper.accessor('startedAt', {
      header: t('columns.date'),
      cell: (info) => <TimeText instant={info.getValue()} form="date" />,
      meta: { isNumeric: true, from: 'sm' },
    }),
    helper.accessor('witnesses', {
      header: () => (
        <>
          <span className="speed-run-confirmed-text">{t('columns.logs')}</span>
          <span className="d-sm-none">
            <Icon name="check" />
          </span>
        </>
      ),
      cell: ({ row: { original } }) =>
        original.witnesses > 1 ? (
          <span className="speed-run-confirmed">
            <Icon name="check" />{' '}
            <span className="speed-run-confirmed-text">{t('verify.confirmed')}</span>
          </span>
        ) : (
          <button
            type="button"
            className="btn btn-surface btn-sm row-action"
            aria-label={t('verify.open', { rank: format.number(original.rank) })}
            onClick={() => onVerify(original)}
          >
            {t('verify.button')}
          </button>
        ),
      meta: { explain: <Explain stat="confirmed" statName={t('columns.logs')} /> },
    }),
  ]) as Column<SpeedRunRow>[];
}
