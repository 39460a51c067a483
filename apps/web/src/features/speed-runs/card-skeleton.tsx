import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown in place of a card's content until it has loaded. */
export function CardSkeleton({ height }: { height: string }) {
  const { t } = useTranslation();
  return (
    <div className="card-body">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton height={height} />
    </div>
  );
}
