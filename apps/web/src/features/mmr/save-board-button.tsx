import { useTranslation } from 'react-i18next';
import { toCsv } from '../../charts/to-csv.ts';
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { useFormat } from '../../use-format.ts';
import { fetchForCsv, MAX_CSV_ROWS } from './mmr-queries.ts';
import type { MmrSearch } from './mmr-search.ts';

interface Props {
  search: MmrSearch;
  /** How many players the list has without filters, if known. */
  players: number | undefined;
}

/** Saves the first players of the list that is shown, and says so if it may have more. */
export function SaveBoardButton({ search, players }: Props) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const fetchText = async () => {
    const rows = await fetchForCsv(search);
    const names = ['rank', 'player', 'mmr', 'uncertainty', 'games', 'winRate'] as const;
    const winRate = t('columns.winRate');
    return toCsv(
      [
        ...['ID', ...names.map((name) => t(`columns.${name}`))],
        ...[`${winRate}: ${t('calibration.low')}`, `${winRate}: ${t('calibration.high')}`],
        ...[t('columns.best'), t('columns.lastRated')],
      ],
      rows.map((row) => [
        ...[row.id, row.rank, row.nickname, row.mmr, row.uncertainty, row.games],
        ...[row.winRate.percent, row.winRate.low, row.winRate.high, row.best, row.lastRatedOn],
      ]),
    );
  };
  const save =
    players !== undefined && players > MAX_CSV_ROWS
      ? t('csv.saveFirst', { n: format.number(MAX_CSV_ROWS) })
      : t('csv.save');
  return (
    <SaveCsvButton
      fileName="mmr.csv"
      texts={{ save, failed: t('csv.failed') }}
      fetchText={fetchText}
    />
  );
}
