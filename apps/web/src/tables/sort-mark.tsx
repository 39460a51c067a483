import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

/** Behind the name of a column that can be sorted by: an arrow, and in words where it is sorted. */
export function SortMark({ sorted }: { sorted: 'asc' | 'desc' | false }) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name={sorted === 'asc' ? 'arrowUp' : 'arrowDown'} className={sorted ? 'sorted' : ''} />
      {sorted && (
        <span className="visually-hidden">
          {t(sorted === 'asc' ? 'sortAscending' : 'sortDescending')}
        </span>
      )}
    </>
  );
}
