import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';

/** Follows the name of a sortable column: an arrow, and the sort in words for screen readers. */
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
