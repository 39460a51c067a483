import './percentiles.scss';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../charts/to-csv.ts';
import { toFileName } from '../charts/to-file-name.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';

interface Props {
  /** The name of the file, without its extension. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A button below a table with percentiles that saves the table as CSV. */
export function SaveTableButton({ name, headings, rows }: Props) {
  const { t } = useTranslation('percentiles');
  const save = () =>
    saveFile(`${toFileName(name)}.csv`, new Blob([toCsv(headings, rows)], { type: 'text/csv' }));
  return (
    <div className="card-foot percentiles-foot">
      <button type="button" className="btn btn-surface btn-sm" onClick={save}>
        <Icon name="download" />
        {t('saveCsv')}
      </button>
    </div>
  );
}
