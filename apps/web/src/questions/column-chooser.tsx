import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { CheckList } from './check-list.tsx';

interface Choice {
  id: string;
  header: string;
  isRowHeader?: boolean;
}

interface Props {
  columns: readonly Choice[];
  shown: readonly Choice[];
  /** Called with the ids of all columns to show. */
  onChoose: (ids: readonly string[]) => void;
}

/** A menu of the columns of a table. The column that names the rows is always shown. */
export function ColumnChooser({ columns, shown, onChoose }: Props) {
  const { t } = useTranslation('questions');
  const optional = columns.filter(({ isRowHeader }) => isRowHeader !== true);
  if (optional.length < 2) return null;
  return (
    <Menu
      className="btn btn-surface btn-sm"
      toggle={
        <>
          <Icon name="sliders" />
          {t('table.columns')}
        </>
      }
    >
      {() => (
        <CheckList
          label={t('table.columns')}
          choices={optional.map(({ id, header }) => ({ value: id, name: header }))}
          chosen={shown.map(({ id }) => id)}
          onChange={onChoose}
        />
      )}
    </Menu>
  );
}
