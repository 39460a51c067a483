import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

const rows = Array.from({ length: 6 }, (_, index) => index);

/** Shown in place of a table until it has loaded. */
export function TabSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="card-body moderation-skeleton">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {rows.map((row) => (
        <Skeleton key={row} height="1.25rem" width={`${90 - ((row * 17) % 30)}%`} />
      ))}
    </div>
  );
}
