import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonCard } from '../ui/skeleton.tsx';

/** What stands in the content until the first page and its data are there. */
export function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="content-skeleton">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton height="2.25rem" width="14rem" />
      <Skeleton height="2.5rem" />
      <div className="row g-3 mt-1">
        <div className="col-lg-4">
          <SkeletonCard height="13rem" />
        </div>
        <div className="col-lg-8">
          <SkeletonCard height="13rem" />
        </div>
        <div className="col-12">
          <SkeletonCard height="26rem" />
        </div>
      </div>
    </div>
  );
}
