import type { SpeedRunBoardParams } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../charts/to-csv.ts';
import { raidName } from '../../i18n/raid-name.ts';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { fetchRunsForCsv } from './speed-run-queries.ts';
import type { RunFilters } from './speed-run-search.ts';
import { useRunFormat } from './use-run-format.ts';

interface Props {
  params: SpeedRunBoardParams;
  filters: RunFilters;
}

/** Saves the runs of the board, from its first page on. */
export function SaveRunsButton({ params, filters }: Props) {
  const { t } = useTranslation('speed-runs');
  const runFormat = useRunFormat();
  const fetchText = async () => {
    const runs = await fetchRunsForCsv(params, filters);
    const names = ['rank', 'time', 'date', 'map', 'party', 'powerScore', 'players'] as const;
    return toCsv(
      ['ID', ...names.map((name) => t(`columns.${name}`)), t('columns.logs'), t('splits.heading')],
      runs.map((run) => [
        ...[run.id, run.rank, run.seconds, run.startedAt, run.map.name, run.partySize],
        ...[run.powerScore, run.players.map(({ nickname }) => nickname).join(', '), run.witnesses],
        run.splits.map((split) => `${runFormat.split(split)}: ${split.seconds}`).join(', '),
      ]),
    );
  };
  return (
    <SaveCsvButton
      fileName={`${raidName(params.raid)} ${params.mode}.csv`}
      texts={{ save: t('csv.save'), failed: t('csv.failed') }}
      fetchText={fetchText}
    />
  );
}
